/** An email address that a narrow column breaks after its @, before it breaks inside a word. */
export function EmailText({ email }: { email: string }) {
  const [name, domain] = email.split(/(?<=@)/)
  return domain === undefined ? (
    email
  ) : (
    <>
      {name}
      <wbr />
      {domain}
    </>
  )
}
