import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { sdkClient, type Stripe } from '../../api/local/payments/sdk-client.ts'

type Payments = { session_id: string; stripe: Stripe; decideDebit: () => Promise<void> }

/** Returns the payment service behind the open payment page. */
export const paymentsOf = (page: Page): Payments => paymentsAt(page.url())

/** Returns the payment service behind a payment page's URL: its SDK, and the functions only the local one has. */
export function paymentsAt(url: string): Payments {
  const { origin, pathname } = new URL(url)
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
