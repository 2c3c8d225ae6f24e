import { Sheet } from './Sheet.tsx';

/** The outline of France: longitude and latitude of points on its borders and coasts, clockwise from Dunkirk. */
const border =
  '2.4,51.05 3.2,50.7 4.2,50.0 4.9,50.15 5.8,49.55 6.4,49.45 7.1,49.1 8.2,48.97 7.6,47.6 6.9,47.35 6.1,46.4 7.0,46.0 6.9,45.2 7.1,44.4 7.6,43.78 6.9,43.45 6.2,43.08 5.2,43.35 4.0,43.55 3.1,43.05 3.1,42.45 1.7,42.5 0.6,42.75 -0.6,42.8 -1.75,43.38 -1.3,44.3 -1.15,45.4 -1.1,46.2 -2.1,46.95 -2.6,47.4 -4.3,47.8 -4.75,48.35 -3.6,48.75 -2.0,48.65 -1.55,48.65 -1.9,49.7 -1.25,49.65 -1.1,49.35 0.15,49.4 0.2,49.7 1.5,50.1 1.6,50.85';

/** Metropolitan France fits into about 200 × 208 units; a degree of longitude is 0.69 of one of latitude here. */
const path = `M${border
  .split(' ')
  .map((point) => {
    const [longitude = 0, latitude = 0] = point.split(',').map(Number);
    return `${Math.round(86 + (longitude + 4.75) * 15.2)} ${Math.round(16 + (51.05 - latitude) * 22.4)}`;
  })
  .join('L')}Z`;

const corsica = 'M296 190l6 8-1 22-7 6-7-18z';

/** A cloud on a map of France, to which schools and the town hall are wired. */
export function FrancePicture({ label }: { label: string }) {
  return (
    <Sheet height={240} title={label}>
      <path className="fill-wash outlined" d={path} />
      <path className="fill-wash outlined" d={corsica} />
      <path
        className="fill-none stroke-ink stroke-2 [stroke-dasharray:5_4]"
        d="M178 118 132 84M200 118l44-44M186 134l-18 58M204 132l40 34"
      />
      <path className="fill-paper outlined" d="M162 138a18 18 0 0 1 2-36 26 26 0 0 1 49-6 22 22 0 0 1 6 42z" />
      <path className="pen" d="m180 118 8 8 15-18" />
      {['132 84', '244 74', '168 192', '244 166'].map((place) => (
        <g key={place} transform={`translate(${place})`}>
          <path className="slot fill-highlight" d="M-12 10V-4L0-13 12-4v14z" />
        </g>
      ))}
    </Sheet>
  );
}
