/** How many characters fit, by file and key, or by group. The note beside the text says it to translators. */
export const limits: Readonly<Record<string, number>> = {
  'common.demo': 24,
  'deployment.calendarWeek': 12,
  'hosting.flow.places': 30,
  'hosting.flow.steps': 45,
  'deployment.preparation.note': 24,
  'home.features.note': 28,
  'home.offer.note': 24,
  'hosting.audit.note': 24,
  'hosting.factSheet.note': 24,
  'overtime-module.duties.inMargin': 24,
  'overtime-module.gains.note': 24,
  'home.circuitPending': 20,
  'home.planning.days': 5,
  'home.planning.day': 7,
  'home.planning.moments': 7,
  'home.planning.leisure': 12,
  'home.planning.roles': 12,
  'home.planning.replacement': 12,
  'home.export.file.event': 12,
  'home.sheet.hint': 60,
  'home.sheet.done': 8,
  'home.sheet.stations.structure.stamp': 9,
  'home.sheet.stations.admin.stamp': 9,
  'overtime-module.hero.action': 30,
  'overtime-module.gauge.stamp': 9,
  'overtime-module.kinds.example.complementary': 22,
  'overtime-module.kinds.example.additional': 22,
};

/** How many characters search engines show of a page. */
const pageLimits: Readonly<Record<string, number>> = { title: 60, description: 160 };

/** @param place the file and key of a text, such as `home.planning.days.monday`. */
export function limitOf(place: string): number {
  const [, name = ''] = /\.meta\.(\w+)$/.exec(place) ?? [];
  const group = place.replace(/\.[^.]*$/, '');
  return pageLimits[name] ?? limits[place] ?? limits[group] ?? Infinity;
}
