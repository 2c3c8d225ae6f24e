/** An e-mail address that can wrap after its @. What it stands in keeps it from being hyphenated. */
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
