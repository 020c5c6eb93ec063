import type { Config } from '../../config.ts'

/** What opens one account with the provider, and what the account signs its events with. */
export type Credentials = { secret_key: string; webhook_secret: string }

/** The credentials of every account: a portal's own from STRIPE_ACCOUNTS, and those that all other portals share. */
export function readCredentials(
  config: Pick<Config, 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET' | 'STRIPE_ACCOUNTS'>,
): { shared: Credentials | null; own: ReadonlyMap<number, Credentials> } {
  const { STRIPE_SECRET_KEY: secret_key, STRIPE_WEBHOOK_SECRET: webhook_secret } = config
  const entries = config.STRIPE_ACCOUNTS === '' ? [] : config.STRIPE_ACCOUNTS.split(',')
  return {
    shared: secret_key === '' ? null : { secret_key, webhook_secret },
    own: new Map(
      entries.map((entry) => {
        const [portal_id = '', keys = ''] = entry.split('=', 2)
        const [own_key = '', own_secret = ''] = keys.split(':', 2)
        return [Number(portal_id), { secret_key: own_key, webhook_secret: own_secret }]
      }),
    ),
  }
}
