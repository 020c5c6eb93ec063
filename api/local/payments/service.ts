import { expireDueSessions } from './checkout/expire-session.ts'
import type { Store } from './store/store.ts'
import type { Work } from './work.ts'

/** What calls, pages and the clock work with. */
export interface Service {
  secret_key: string
  now(): number
  /** One transaction, after which its webhooks are sent by themselves. */
  transact<R>(request: Work['request'], work: (work: Work) => R): R
}

export function createService({
  store,
  secret_key,
  public_url,
  sends_webhooks,
  now,
  committed,
}: {
  store: Store
  secret_key: string
  public_url: string
  sends_webhooks: boolean
  now: () => number
  committed: () => void
}): Service {
  return {
    secret_key,
    now,
    transact(request, run) {
      const result = store.transact((tx) => {
        const work: Work = { tx, now_s: Math.floor(now() / 1000), public_url, sends_webhooks, request }
        // Sessions past their time are expired before every transaction.
        expireDueSessions({ ...work, request: { id: null, idempotency_key: null } })
        return run(work)
      })
      committed()
      return result
    },
  }
}
