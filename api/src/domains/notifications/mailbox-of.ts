const ignoresDots = new Set(['gmail.com', 'googlemail.com'])

/** The mailbox that an email address most likely leads to: letter case, what follows a plus sign and Gmail's dots make no difference. */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email
    .trim()
    .toLowerCase()
    .split(/@(?=[^@]*$)/)
  const plus = local.indexOf('+', 1)
  const name = plus < 0 ? local : local.slice(0, plus)
  return ignoresDots.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
