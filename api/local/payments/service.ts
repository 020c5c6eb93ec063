import { billWhatIsDue } from './billing/due.ts'
import { decideDueDebits } from './checkout/bank-debit.ts'
import { expireDueSessions } from './checkout/expire-session.ts'
import type { Store } from './store/store.ts'
import type { Work } from './work.ts'

/** Shared by calls, pages and the clock. */
export interface Service {
  secret_key: string
  connected: Work['connected']
  now(): number
  /** Moves the clock forward permanently. */
  advance(ms: number): void
  /** Runs one transaction; its webhooks are sent automatically afterwards. */
  transact<R>(request: Work['request'], work: (work: Work) => R): R
}

export function createService({
  store,
  secret_key,
  public_url,
  sends_webhooks,
  connected,
  now,
  committed,
}: {
  store: Store
  secret_key: string
  public_url: string
  sends_webhooks: boolean
  connected: Work['connected']
  now: () => number
  committed: () => void
}): Service {
  const ahead = () => store.transact((tx) => tx.get('clock', 'clock')?.ahead_ms ?? 0)
  const serviceNow = () => now() + ahead()
  return {
    secret_key,
    connected,
    now: serviceNow,
    advance(ms) {
      const ahead_ms = ahead() + ms
      store.transact((tx) => tx.put('clock', { id: 'clock', ahead_ms }))
    },
    transact(request, run) {
      const now_s = Math.floor(serviceNow() / 1000)
      const result = store.transact((tx) => {
        const work: Work = { tx, now_s, public_url, sends_webhooks, connected, request }
        // Before every transaction, run what is due: sessions expire, banks decide, subscriptions renew.
        const byItself = { ...work, request: { id: null, idempotency_key: null } }
        expireDueSessions(byItself)
        decideDueDebits(byItself)
        billWhatIsDue(byItself)
        return run(work)
      })
      committed()
      return result
    },
  }
}
