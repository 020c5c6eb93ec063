const ignoresDots = new Set(['gmail.com', 'googlemail.com'])

/** The mailbox that an email address most likely leads to: letter case, what follows a plus sign and Gmail's dots make no difference. */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email
    .trim()
    .toLowerCase()
    .split(/@(?=[^@]*$)/)
  const name = local.replace(/(?<=.)\+.*$/, '')
  return ignoresDots.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
