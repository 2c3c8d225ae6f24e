/** How much a press changes the entry. `Circuit.tsx` has texts for whole and half hours only. */
const step = 0.5;

/**
 * Lets the visitor correct one entry of the sheet of hours, and stamp the sheet again, station by
 * station. All texts are in the page: the template holds the parts that need a script, and `#`
 * stands for a number of hours.
 *
 * In the markup, `data-hours` marks the hours that change with the entry, `data-planned` the cell of
 * the entry, `data-total` what is said of the total, and `data-part` the parts of the template. This
 * script marks a station without its stamp with `data-waiting`, and a sheet without a gap with
 * `data-no-gap`.
 */
export function editCircuit(circuit: HTMLElement): void {
  const template = circuit.querySelector('template') as HTMLTemplateElement;
  const parts = template.content.cloneNode(true) as DocumentFragment;
  const part = (name: string) => parts.querySelector(`[data-part=${name}]`) as HTMLElement;
  const [less, more, status] = [part('less'), part('more'), part('status')];
  const stampers = [...parts.querySelectorAll<HTMLElement>('[data-part=stamper]')];
  const gapCell = circuit.querySelector('[data-planned]') as HTMLElement;
  const cells = [...circuit.querySelectorAll<HTMLElement>('[data-hours]')];
  const stations = [...circuit.querySelectorAll('ol > li')];
  const total = circuit.querySelectorAll('[data-total]');
  const planned = Number(gapCell.dataset.planned);
  const entryText = gapCell.querySelector('[data-hours]') as HTMLElement;
  const originalHours = Number(entryText.dataset.hours);
  /** The most hours that the visitor can enter. */
  const most = planned + 1;
  let entry = originalHours;
  let stampedCount = stations.length;

  const { wholeHours = '', halfHours = '' } = circuit.dataset;
  const textOf = (hours: number) =>
    (hours % 1 > 0 ? halfHours : wholeHours).replace('#', `${Math.floor(hours)}`);

  function show(): void {
    for (const cell of cells) {
      const hours = Number(cell.dataset.hours) + entry - originalHours;
      cell.textContent = textOf(hours);
    }
    circuit.toggleAttribute('data-no-gap', entry === planned);
    less.setAttribute('aria-disabled', `${entry === 0}`);
    more.setAttribute('aria-disabled', `${entry === most}`);
    stations.forEach((station, index) => {
      station.toggleAttribute('data-waiting', index >= stampedCount);
      const stamper = stampers[index];
      if (stamper) {
        stamper.hidden = index !== stampedCount;
      }
    });
  }

  /** Makes a screen reader say the texts of elements. */
  function say(...elements: (Element | null)[]): void {
    status.textContent = elements.map((element) => element?.textContent).join(' ');
  }

  function correct(change: number): void {
    const changed = entry + change;
    if (changed < 0 || changed > most) {
      return;
    }
    entry = changed;
    stampedCount = 0;
    show();
    say(entryText, ...total);
  }

  function stamp(): void {
    const station = stations[stampedCount] as HTMLElement;
    stampedCount += 1;
    show();
    say(station.querySelector('strong'), station.querySelector('p'));
    // The pressed button is hidden, so the next one takes the focus, or what was stamped last.
    (stampers[stampedCount] ?? station).focus();
  }

  less.addEventListener('click', () => correct(-step));
  more.addEventListener('click', () => correct(step));
  stampers.forEach((stamper, index) => {
    stamper.addEventListener('click', stamp);
    stations[index]?.append(stamper);
  });
  stations.at(-1)?.setAttribute('tabindex', '-1');
  gapCell.append(part('buttons'), part('hint'));
  circuit.append(status);
  show();
}
