/** An e-mail address that can wrap after its @. Its parent needs `hyphens-none`. */
export function EmailAddress({ address }: { address: string }) {
  const [user, domain] = address.split('@');
  return (
    <>
      {`${user}@`}
      <wbr />
      {domain}
    </>
  );
}
