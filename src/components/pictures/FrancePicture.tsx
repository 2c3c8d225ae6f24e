import { Sheet } from './Sheet.tsx';

/** Borders and coasts, clockwise from Dunkirk; a degree of longitude is 0.69 of one of latitude. */
const mainland =
  'M195 16L207 24L222 40L233 36L246 50L255 52L266 60L283 63L274 93L263 99L251 120L265 129L263 147L266 165L274 179L263 186L252 195L237 188L219 184L205 195L205 209L184 208L167 202L149 201L132 188L138 167L141 143L141 125L126 108L119 98L93 89L86 76L103 68L128 70L135 70L129 46L139 47L141 54L160 53L161 46L181 37L183 20Z';
const corsica = 'M296 190l6 8-1 22-7 6-7-18z';

/** A cloud on a map of France, to which schools and the town hall are wired. */
export function FrancePicture({ label }: { label: string }) {
  return (
    <Sheet height={240} title={label}>
      <path className="fill-wash outlined" d={mainland} />
      <path className="fill-wash outlined" d={corsica} />
      <path
        className="fill-none stroke-ink stroke-2 [stroke-dasharray:5_4]"
        d="M178 118 132 84M200 118l44-44M186 134l-18 58M204 132l40 34"
      />
      <path className="fill-paper outlined" d="M162 138a18 18 0 0 1 2-36 26 26 0 0 1 49-6 22 22 0 0 1 6 42z" />
      <path className="pen" d="m180 118 8 8 15-18" />
      {['132 84', '244 74', '168 192', '244 166'].map((place) => (
        <g key={place} transform={`translate(${place})`}>
          <path className="slot fill-yellow" d="M-12 10V-4L0-13 12-4v14z" />
        </g>
      ))}
    </Sheet>
  );
}
