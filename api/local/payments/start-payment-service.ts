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
  /** Signs the events of accounts that this one connected. */
  connect_webhook_secret?: string | undefined
}

export interface PaymentServiceOptions extends Account {
  /** 0 picks any free port. */
  port: number
  data_dir: string
  /** More accounts on the same URL, as at Stripe: the API key of a call selects the account, and accounts cannot see each other's objects. */
  further_accounts?: readonly Account[]
  /** Without a URL no webhooks are sent. */
  webhook_url?: string | undefined
  /** Public URL of the hosted pages; defaults to the service's own URL. */
  public_url?: string | undefined
  /** Current time in milliseconds. */
  now?: (() => number) | undefined
}

export interface PaymentService {
  url: string
  close(): Promise<void>
}

/** Starts the local Stripe-compatible payment service on 127.0.0.1. Everything it has confirmed survives a restart. */
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

/** Selects the account by the call's key, or by the session or invoice of the page; defaults to the first account. */
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
