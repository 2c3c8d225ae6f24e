/** Schools, at the centre of each. */
function Schools({ at }: { at: readonly string[] }) {
  const everywhere = (path: string) => at.map((place) => `M${place}${path}`).join('');
  return (
    <>
      <path className="ui-cell fill-slot-yellow" d={everywhere('m-12 10v-14l12-9 12 9v14z')} />
      <path className="fill-on-slot" d={everywhere('m-3 10v-8h6v8z')} />
    </>
  );
}

/** A server room of the town hall, wired to two workplaces. */
export function ServerRoom() {
  return (
    <svg viewBox="0 -24 360 260" aria-hidden="true">
      <path className="fill-paper ui-outlined stroke-2.5" d="M24 216V64l156-40 156 40v152z" />
      <rect className="fill-paper ui-outlined" x="56" y="88" width="72" height="128" rx="4" />
      {[100, 126, 152, 178].map((y) => (
        <rect
          key={y}
          className="ui-cell fill-slot-blue"
          x="64"
          y={y}
          width="56"
          height="20"
          rx="3"
        />
      ))}
      <path
        className="stroke-on-slot stroke-1.5"
        d="M72 110h6m6 0h6M72 136h6m6 0h6M72 162h6m6 0h6M72 188h6m6 0h6"
      />
      <path
        className="fill-none stroke-ink stroke-2"
        strokeDasharray="5 4"
        d="M128 140h44V108h44M172 140v32h44"
      />
      {[88, 152].map((y) => (
        <rect
          key={y}
          className="ui-cell fill-slot-yellow"
          x="216"
          y={y}
          width="72"
          height="40"
          rx="4"
        />
      ))}
      <path className="stroke-on-slot stroke-1.5" d="M228 102h48m-48 12h30M228 166h48m-48 12h30" />
      <path className="stroke-ink stroke-2" d="M252 128v8m-16 0h32M252 192v8m-16 0h32" />
      <path className="ui-pen" d="m171 60 8 8 15-18" />
    </svg>
  );
}

/** Borders and coasts, clockwise from Dunkirk. A degree of longitude is 0.69 of one of latitude. */
const mainland =
  'M183 5l-17 6-2 17-7 6-17 8-1 4-6 6-15-3-3-5 0-3-12-1 8 29-14-2-8 4-5-8-8 0-7 4-13 3-3 6 8 6-7 2 6 6 8-2 10 4 4 6 7-2 4 7 6 1 2 4-3 3 8 12 7 4 4 5 6 18-4-3-7 49-6 8 8 8 9 2 7 5 8 2 11-4 4 4 20 7 10 2 11-2-2-8 0-9 17-12 15 5 3-1 6 5 9 3 8-1 6-3 2-5 13-9 2-9-10 0-3-7 3-7-6-6-1-5 7-3-4-16 3-4-4-9-5-1-10 6 2-8 6-6 12-20 9-3 0-12 4-13 7-10-20-5-6-2-6-6-17-2-10-6 0-10-8 5-5 0-1-9-16-10-10-4z';
const corsica = 'M304 213l3 23-3 11-3 8-7-6-4-7-1-9 4-9 9-4z';

/** A cloud on a map of France, wired to three schools and a town hall. */
export function CloudInFrance() {
  return (
    <svg viewBox="0 0 360 260" aria-hidden="true">
      <path className="fill-wash ui-outlined stroke-2.5" d={`${mainland}${corsica}`} />
      <path
        className="fill-none stroke-ink stroke-2"
        strokeDasharray="5 4"
        d="M150 112 131 98M172 148 160 175M204 148 224 166M212 108 224 94"
      />
      <path
        className="fill-paper ui-outlined"
        d="M154 148a18 18 0 0 1 2-36 26 26 0 0 1 49-6 22 22 0 0 1 6 42z"
      />
      <path className="ui-pen" d="m172 128 8 8 15-18" />
      <Schools at={['124 88', '156 188', '232 172']} />
      <g transform="translate(236 82)">
        <path className="ui-outlined fill-none" d="M0-14v-14h10l-3 4 3 4H0" />
        <path className="ui-cell fill-slot-pink" d="M-16 12V-4L0-14 16-4v16z" />
        <path className="stroke-on-slot stroke-2" d="M-9 9v-9m6 9v-9m6 9v-9m6 9v-9" />
      </g>
    </svg>
  );
}
