/** A `tel:` link. « (0) » is for readers at home, and not dialled. */
export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a className="direct-link" href={`tel:${phone.replace(/\(0\)|[^+\d]/g, '')}`}>
      <bdi>{phone}</bdi>
    </a>
  );
}
