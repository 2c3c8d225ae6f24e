import { Sheet } from './Sheet.tsx';

/** Borders and coasts in a few strokes, clockwise from Dunkirk; a degree of longitude is 0.69 of one of latitude. */
const mainland =
  'M195 16 233 38 283 62 266 98 251 122 266 148 274 180 238 190 206 196 204 210 167 202 132 188 141 128 120 98 86 80 89 69 128 70 130 47 141 54 161 48 183 21z';
const corsica = 'M296 188 302 198 298 220 290 212z';

/** A cloud on a map of France, to which three schools and a town hall are wired. */
export function FrancePicture({ label }: { label: string }) {
  return (
    <Sheet height={240} title={label}>
      <path className="fill-wash ui-outlined stroke-3" d={`${mainland}${corsica}`} />
      <path
        className="fill-none stroke-ink stroke-2 [stroke-dasharray:5_4]"
        d="M178 118 136 90M200 118l42-48M186 134l-20 48M204 132l34 34"
      />
      <path className="fill-paper ui-outlined" d="M162 138a18 18 0 0 1 2-36 26 26 0 0 1 49-6 22 22 0 0 1 6 42z" />
      <path className="ui-pen" d="m180 118 8 8 15-18" />
      {['132 86', '164 184', '240 168'].map((place) => (
        <g key={place} transform={`translate(${place})`}>
          <path className="ui-cell fill-yellow" d="M-12 10V-4L0-13 12-4v14z" />
          <path className="fill-on-highlight" d="M-3 10V2h6v8z" />
        </g>
      ))}
      <g transform="translate(246 70)">
        <path className="ui-outlined fill-none" d="M0-14v-14h10l-3 4 3 4H0" />
        <path className="ui-cell fill-pink" d="M-16 12V-4L0-14 16-4v16z" />
        <path className="stroke-on-highlight stroke-2" d="M-9 9v-9m6 9v-9m6 9v-9m6 9v-9" />
      </g>
    </Sheet>
  );
}
