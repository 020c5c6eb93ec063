/** The keys of one account with the payment provider: for its API, and for verifying its events. */
export type Credentials = { secret_key: string; webhook_secret: string }

/** The accounts of STRIPE_ACCOUNTS by name, and the account name that each portal is paid into, by portal id. */
export type PaymentAccounts = {
  accounts: ReadonlyMap<string, Credentials>
  by_portal: ReadonlyMap<number, string>
}

/**
 * Parses `12=acme:sk_…:whsec_…,acme-old:sk_…:whsec_…`. An entry without a portal keeps an account for the orders it opened. Null if it cannot be
 * parsed, names a portal twice, or gives one name to two keys.
 */
export function readPaymentAccounts(text: string): PaymentAccounts | null {
  const accounts = new Map<string, Credentials>()
  const by_portal = new Map<number, string>()
  for (const entry of text === '' ? [] : text.split(',')) {
    const [, portal, name, secret_key, webhook_secret] =
      /^(?:(\d{1,15})=)?([a-z][a-z\d-]{0,39}):([sr]k_\w+):(whsec_[^\s,]+)$/.exec(entry) ?? []
    if (!name || !secret_key || !webhook_secret) return null
    const same = accounts.get(name)
    if (same && (same.secret_key !== secret_key || same.webhook_secret !== webhook_secret)) return null
    accounts.set(name, { secret_key, webhook_secret })
    if (portal === undefined) continue
    if (by_portal.has(Number(portal))) return null
    by_portal.set(Number(portal), name)
  }
  return { accounts, by_portal }
}
