function Schools({ at }: { at: readonly string[] }) {
  const everywhere = (path: string) => at.map((place) => `M${place}${path}`).join('');
  return (
    <>
      <path
        className="stroke-slot-edge fill-slot-yellow"
        d={everywhere('m-12 10v-14l12-9 12 9v14z')}
      />
      <path className="fill-on-slot" d={everywhere('m-3 10v-8h6v8z')} />
    </>
  );
}

/** A server room of the town hall, wired to two workplaces. */
export function ServerRoom() {
  return (
    <svg viewBox="0 -24 360 260" aria-hidden="true">
      <path
        className="fill-paper stroke-ink stroke-2.5 stroke-join-round"
        d="M24 216V64l156-40 156 40v152z"
      />
      <rect
        className="fill-paper stroke-ink stroke-2 stroke-join-round"
        x="56"
        y="88"
        width="72"
        height="128"
        rx="4"
      />
      {[100, 126, 152, 178].map((y) => (
        <rect
          key={y}
          className="stroke-slot-edge fill-slot-blue"
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
          className="stroke-slot-edge fill-slot-yellow"
          x="216"
          y={y}
          width="72"
          height="40"
          rx="4"
        />
      ))}
      <path className="stroke-on-slot stroke-1.5" d="M228 102h48m-48 12h30M228 166h48m-48 12h30" />
      <path className="stroke-ink stroke-2" d="M252 128v8m-16 0h32M252 192v8m-16 0h32" />
      <path className="pen" d="m171 60 8 8 15-18" />
    </svg>
  );
}

/** Borders and coasts, clockwise from Dunkirk. A degree of longitude is 0.69 of one of latitude. */
const mainland =
  'M184 8q-1-3-10 0-8 3-9 12-1 8-5 11-3 3-12 7-8 4-12 9-3 5-10 3-8-1-10-5-1-4-7-5-6 0-2 14 4 15-3 14-7-1-11 1-4 2-7-2-2-4-6-4-4 0-8 2-3 2-10 3-6 2-8 5-1 3 3 6 4 3 1 4-4 1-1 4 3 3 7 2 4-1 9 1 5 2 7 5 2 3 6 2 3-1 5 3 2 3 5 4 3 0 2 4 0 3 4 9 4 6 8 8 3 2 5 5 2 2 5 11 3 9-2 32-6 23-9 27-3 4 1 8 4 4 8 5 5 1 8 3 4 3 8 4 4 1 10-1 5-2 17 3 12 6 17 7 5 1 10 0 6-1 5-5-1-4-1-8 0-5 8-11 9-6 16-3 8 2 12 4 5 2 10 4 4 1 8 0 4 0 7-2 3-1 11-8 7-7 8-12 1-4-4-4-5 0-6-4-2-3 0-6 1-4-2-7-3-3 0-7 3-4 1-12-2-8-3-14 0-7-8-4-7 2-6-2 1-4 4-7 3-3 9-13 6-10 11-12 4-1 4-7 0-6 2-13 2-6 6-11 3-5-7-7-10-3-13-4-3-1-6-4-3-3-12-4-8-1-13-4-5-3-5-8 0-5-4-2-4 2-7-2-3-5-11-10-8-5-13-7-5-2-5-5z';
const corsica =
  'M303 216q1-3 3 8 1 12 0 18-2 5-4 9-1 4-4 1-4-3-6-6-2-4-2-8-1-5 1-10 2-4 7-6 4-2 5-6z';

/** A cloud on a map of France, wired to three schools and a town hall. */
export function CloudInFrance() {
  return (
    <svg viewBox="0 0 360 260" aria-hidden="true">
      <path
        className="fill-wash stroke-ink stroke-2.5 stroke-join-round"
        d={`${mainland}${corsica}`}
      />
      <path
        className="fill-none stroke-ink stroke-2"
        strokeDasharray="5 4"
        d="M150 112 131 98M172 148 160 175M204 148 224 166M212 108 224 94"
      />
      <path
        className="fill-paper stroke-ink stroke-2 stroke-join-round"
        d="M154 148a18 18 0 0 1 2-36 26 26 0 0 1 49-6 22 22 0 0 1 6 42z"
      />
      <path className="pen" d="m172 128 8 8 15-18" />
      <Schools at={['124 88', '156 188', '232 172']} />
      <g transform="translate(236 82)">
        <path
          className="fill-none stroke-ink stroke-2 stroke-join-round"
          d="M0-14v-14h10l-3 4 3 4H0"
        />
        <path className="stroke-slot-edge fill-slot-pink" d="M-16 12V-4L0-14 16-4v16z" />
        <path className="stroke-on-slot stroke-2" d="M-9 9v-9m6 9v-9m6 9v-9m6 9v-9" />
      </g>
    </svg>
  );
}
