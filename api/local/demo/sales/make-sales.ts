import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { show_payment_account } from '@portico/shared/contract/orders/payment-account.ts'
import { makeCoreSales } from './core-sales.ts'
import { makeSharedSale } from './shared-sale.ts'
import { signIn } from './sign-in.ts'

type Running = {
  port: number
  public_host: string
  data_dir: string
  payments: { url: string; secret_key: string }
}

/**
 * Makes the demo's sales once, by real calls to the running installation and its local payment service: orders in every state, a payment account, and
 * a shared course that sells. Their events, emails and earnings are as real as any.
 */
export async function makeSales({ port, public_host, data_dir, payments }: Running): Promise<void> {
  const note = join(data_dir, 'payments', 'demo-sales')
  if (existsSync(note)) return
  // First, because an attempt that fails halfway cannot be repeated: what it bought and refunded stays.
  writeFileSync(note, new Date().toISOString())
  const core = { port, host: `${public_host}:${port}` }
  const summit = { port, host: `summit-ce.${core.host}` }
  const staff = await signIn(core, 'admin@portico.test')
  const buyer = await signIn(core, 'orders@portico.test')
  const control = controlsOf(payments)
  await makeCoreSales({ buyer, staff, bankDecides: (url) => control(`debits/${sessionOf(url)}/decide`) })
  const seller = await signIn(summit, 'admin@summit-ce.test')
  await makeSharedSale({
    owner: staff,
    seller,
    buyer: await signIn(summit, 'broker@summit-ce.test'),
    origin: `http://${summit.host}`,
    accountIsReviewed: async () => {
      await control('clock/advance?seconds=10')
      await seller(show_payment_account, { query: {} })
    },
  })
}

const sessionOf = (payment_url: string): string => /\/pay\/([^/?]+)/.exec(payment_url)?.[1] ?? ''

/** Returns the local payment service's own controls. */
function controlsOf({ url, secret_key }: Running['payments']): (path: string) => Promise<void> {
  return async (path) => {
    const answer = await fetch(`${url}/_test/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret_key}` },
    })
    if (!answer.ok) throw new Error(`The local payment service answered ${answer.status} to ${path}`)
  }
}
