const ignoresDots = new Set(['gmail.com', 'googlemail.com'])

/** Returns the mailbox that an email most likely reaches: letter case, text after a plus sign and Gmail's dots are ignored. */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email
    .trim()
    .toLowerCase()
    .split(/@(?=[^@]*$)/)
  const plus = local.indexOf('+', 1)
  const name = plus < 0 ? local : local.slice(0, plus)
  return ignoresDots.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
