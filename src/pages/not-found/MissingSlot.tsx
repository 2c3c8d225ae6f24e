/** A planning with a gap: the labels of a week, and a circle around the one that is missing. */
export function MissingSlot() {
  return (
    <svg className="w-full" viewBox="0 0 420 216" aria-hidden="true">
      <path className="fill-raised stroke-rule" d="M1 1h418v214H1z" />
      <path className="stroke-line-strong" d="M1 68h418M1 132h418M1 196h418" />
      <path className="stroke-red stroke-2" d="M48 1v214" />
      <path
        className="stroke-slot-edge fill-slot-yellow"
        d="M64 20h76v48H64zM332 84h76v48h-76zM154 148h76v48h-76z"
      />
      <path
        className="stroke-slot-edge fill-slot-green"
        d="M154 20h76v48h-76zM64 84h76v48H64zM332 148h76v48h-76z"
      />
      <path
        className="stroke-slot-edge fill-slot-blue"
        d="M243 20h76v48h-76zM154 84h76v48h-76zM64 148h76v48H64z"
      />
      <path
        className="fill-none stroke-rule stroke-2"
        strokeDasharray="5 4"
        d="M243 84h76v48h-76zM243 148h76v48h-76zM332 20h76v48h-76z"
      />
      <path
        className="pen"
        d="M296 74c-30-5-66 6-66 34 0 27 24 38 54 37 32-1 52-16 50-40-2-22-26-34-54-28"
      />
      <path className="pen" d="M272 100c2-12 22-10 20 2-1 7-10 7-10 15m0 8v2" />
    </svg>
  );
}
