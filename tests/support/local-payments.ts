import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { sdkClient, type Stripe } from '../../api/local/payments/sdk-client.ts'

/** The payment service behind the payment page that is open: its SDK, and what only the local one can do. */
export function paymentsOf(page: Page): { session_id: string; stripe: Stripe; decideDebit: () => Promise<void> } {
  const { origin, pathname } = new URL(page.url())
  const session_id = /^\/pay\/([^/]+)/.exec(pathname)?.[1] ?? ''
  const secret_key = readFileSync(join(process.env.PORTICO_DATA_DIR ?? '', 'payments', 'secret-key'), 'utf8')
  return {
    session_id,
    stripe: sdkClient({ url: origin.replace('localhost', '127.0.0.1'), secret_key }),
    decideDebit: async () => {
      const answer = await fetch(`${origin}/_test/debits/${session_id}/decide`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secret_key}` },
      })
      expect(answer.status).toBe(200)
    },
  }
}
