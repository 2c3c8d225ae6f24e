/**
 * An e-mail address that can wrap after its @. Its parent needs `hyphens-none`. Each half has an element of its own, as
 * every text of the contact form has, and no proxy takes them for an address to hide.
 */
export function EmailAddress({ address }: { address: string }) {
  const [user, domain] = address.split('@');
  return (
    <>
      <span suppressHydrationWarning>{`${user}@`}</span>
      <wbr />
      <span suppressHydrationWarning>{domain}</span>
    </>
  );
}
