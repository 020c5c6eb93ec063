import type { Config } from '../../config.ts'
import { readPaymentAccounts, type Credentials } from '../../settings/payment-accounts.ts'

/** Returns the credentials of all accounts by name, and a function that names the account a portal is paid into now. */
export function readCredentials(
  config: Pick<Config, 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_ACCOUNT_NAME' | 'STRIPE_ACCOUNTS'>,
): { accounts: ReadonlyMap<string, Credentials>; nameOf: (portal_id: number) => string | null; shared: string | null } {
  const { STRIPE_SECRET_KEY: secret_key, STRIPE_WEBHOOK_SECRET: webhook_secret } = config
  const own = readPaymentAccounts(config.STRIPE_ACCOUNTS)
  if (!own) throw new Error('STRIPE_ACCOUNTS was not checked')
  const shared = secret_key === '' ? null : config.STRIPE_ACCOUNT_NAME
  return {
    accounts: new Map([
      ...own.accounts,
      ...(shared === null ? [] : [[shared, { secret_key, webhook_secret }] as const]),
    ]),
    nameOf: (portal_id) => own.by_portal.get(portal_id) ?? shared,
    shared,
  }
}
