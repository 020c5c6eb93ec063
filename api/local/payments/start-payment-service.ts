import { trimEndOf } from '@portico/shared/rules/text/trim-end-of.ts'
import { createAdaptorServer } from '@hono/node-server'
import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { openAccount, type OpenAccount } from './open-account.ts'

export interface Account {
  secret_key: string
  webhook_secret?: string | undefined
  /** What signs the events of the accounts that this one connected. */
  connect_webhook_secret?: string | undefined
}

export interface PaymentServiceOptions extends Account {
  /** 0 takes any free port. */
  port: number
  data_dir: string
  /** Further accounts on the same address, as at Stripe: the key of a call says whose it is, and no account sees another's objects. */
  further_accounts?: readonly Account[]
  /** Without an address no webhooks are sent. */
  webhook_url?: string | undefined
  /** Where shoppers reach the hosted pages; the service's own address when left out. */
  public_url?: string | undefined
  /** The clock, in milliseconds. */
  now?: (() => number) | undefined
}

export interface PaymentService {
  url: string
  close(): Promise<void>
}

/** Starts the local Stripe-compatible payment service on 127.0.0.1. Everything it answered for survives a restart. */
export async function startPaymentService(options: PaymentServiceOptions): Promise<PaymentService> {
  const { port, data_dir, secret_key, webhook_secret, connect_webhook_secret, further_accounts = [] } = options
  const opened: OpenAccount[] = []
  const server = createAdaptorServer({
    fetch: (request) => answer(opened, request),
    overrideGlobalObjects: false,
  }) as Server
  const url = await listen(server, port)
  const accounts = [{ secret_key, webhook_secret, connect_webhook_secret }, ...further_accounts]
  for (const [index, account] of accounts.entries())
    opened.push(
      openAccount({
        ...options,
        ...account,
        url: trimEndOf(options.public_url ?? url, /\//),
        file: join(data_dir, index === 0 ? 'payments.jsonl' : `payments-${index + 1}.jsonl`),
      }),
    )
  return {
    url,
    async close() {
      server.close()
      server.closeAllConnections()
      for (const account of opened) await account.close()
    },
  }
}

/** Whose key a call brings, or whose session or invoice a page shows; the first account is the default. */
function answer(accounts: readonly OpenAccount[], request: Request): Response | Promise<Response> {
  const account = accounts.find(({ holds }) => holds(request)) ?? accounts[0]
  return account ? account.fetch(request) : new Response(null, { status: 503 })
}

async function listen(server: Server, port: number): Promise<string> {
  server.listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch (error) {
    throw new Error(
      `Port ${port} on 127.0.0.1 cannot be used: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
