/** The mark: a slot and a tick on ruled lines. Decorative; the name stands beside it. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 64 64" width="36" height="36" aria-hidden="true" focusable="false">
      <rect className="logo-ground" width="64" height="64" rx="14" />
      <path className="logo-lines" d="M12 16h40M12 28h40M12 40h40M12 52h40" />
      <path className="logo-margin" d="M18 8v48" />
      <rect className="logo-slot" x="24" y="18" width="28" height="28" rx="6" />
      <path className="logo-tick" d="m30.500 32.500 5.500 5.500 10.500-12" />
    </svg>
  );
}
