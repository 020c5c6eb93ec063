import type Stripe from 'stripe'
import type { Store } from '../store/store.ts'
import type { Delivery } from '../store/tables.ts'
import { postWebhook } from './post-webhook.ts'
import type { WebhookResult } from './post-webhook.ts'

export interface Deliveries {
  /** Checks for webhooks to send, soon and independently of the caller. */
  wake(): void
  /** Resolves when no delivery is in progress. */
  pause(): Promise<void>
  resume(): void
  paused(): boolean
  /** Sends an event now, even while paused or already sent. */
  redeliver(event_id: string): Promise<WebhookResult>
  /** Sends every existing event `copies` times in an order determined by the seed; returns the ids in that order. */
  scramble(how: { copies: number; seed: number }): Promise<string[]>
  close(): Promise<void>
}

const POLL_MS = 1_000
const AT_ONCE = 8
type Retries = Map<string, { failures: number; due_ms: number }>

/** Sends queued webhooks until the receiver returns 2xx. After a restart, undelivered ones are due at once. */
export function startDeliveries({
  store,
  webhook_url,
  secretOf,
  now,
}: {
  store: Store
  webhook_url: string
  /** signing secret of the endpoint that the event goes to */
  secretOf: (event: Stripe.Event) => string
  now: () => number
}): Deliveries {
  const url = new URL(webhook_url)
  const retries: Retries = new Map()
  const stop = new AbortController()
  const { send, under_way } = sender({ store, url, secretOf, now, retries, signal: stop.signal })
  let is_paused = false
  let timer: NodeJS.Timeout | undefined

  function look(): void {
    clearTimeout(timer)
    if (stop.signal.aborted) return
    const waiting = is_paused ? [] : pendingIn(store).filter((id) => !under_way.has(id))
    for (const id of waiting) if (under_way.size < AT_ONCE && dueIn(id) <= 0) void send(id).finally(wake)
    timer = setTimeout(look, Math.min(POLL_MS, ...waiting.map((id) => Math.max(10, dueIn(id)))))
  }

  function wake(): void {
    clearTimeout(timer)
    if (!stop.signal.aborted) timer = setTimeout(look, 0)
  }

  function dueIn(id: string): number {
    return (retries.get(id)?.due_ms ?? 0) - now()
  }

  wake()
  return {
    wake,
    async pause() {
      is_paused = true
      await Promise.allSettled(under_way.values())
    },
    resume() {
      is_paused = false
      retries.clear()
      wake()
    },
    paused: () => is_paused,
    async redeliver(event_id) {
      await under_way.get(event_id)
      return send(event_id)
    },
    scramble: async (how) => sendScrambled({ store, under_way, send }, how),
    async close() {
      stop.abort()
      clearTimeout(timer)
      await Promise.allSettled(under_way.values())
    },
  }
}

/** Sequentially, so that webhooks arrive in the chosen order. */
async function sendScrambled(
  { store, under_way, send }: { store: Store } & ReturnType<typeof sender>,
  how: { copies: number; seed: number },
): Promise<string[]> {
  const events = store.transact((tx) => tx.all('events'))
  const ids = scrambled(events, how).map(({ id }) => id)
  for (const id of ids) {
    await under_way.get(id)
    await send(id)
  }
  return ids
}

type SenderOptions = {
  store: Store
  url: URL
  secretOf: (event: Stripe.Event) => string
  now: () => number
  retries: Retries
  signal: AbortSignal
}

/** Sends single events and tracks which are in progress. */
function sender({ store, url, secretOf, now, retries, signal }: SenderOptions) {
  const under_way = new Map<string, Promise<WebhookResult>>()
  async function attempt(id: string): Promise<WebhookResult> {
    const event = store.transact((tx) => tx.get('events', id))
    if (!event) return { status: null, error: `No such event: ${id}` }
    const result = await post(event, { url, secret: secretOf(event), now, signal })
    if (!signal.aborted) note({ id, result, age_ms: now() - event.created * 1000, retries, store, now })
    return result
  }
  function send(id: string): Promise<WebhookResult> {
    const sending = attempt(id)
      .catch((error: Error) => ({ status: null, error: error.message }))
      .finally(() => under_way.delete(id))
    under_way.set(id, sending)
    return sending
  }
  return { send, under_way }
}

const pendingIn = (store: Store): string[] =>
  store.transact((tx) => tx.all('deliveries').flatMap(({ id, status }) => (status === 'pending' ? [id] : [])))

function post(
  event: Stripe.Event,
  { url, secret, now, signal }: Pick<SenderOptions, 'url' | 'now' | 'signal'> & { secret: string },
): Promise<WebhookResult> {
  const body = JSON.stringify(event, null, 2)
  return postWebhook({ url, body, secret, now_s: Math.floor(now() / 1000), signal })
}

type Sent = { id: string; result: WebhookResult; age_ms: number; retries: Retries; store: Store; now: () => number }

/** Stores the result of an attempt and when the next one is due. */
function note({ id, result: { status, error }, age_ms, retries, store, now }: Sent): void {
  const delivered = status !== null && status >= 200 && status < 300
  const failures = (retries.get(id)?.failures ?? 0) + 1
  const delay = delivered ? null : retryDelay({ failures, age_ms })
  if (delay === null) retries.delete(id)
  else retries.set(id, { failures, due_ms: now() + delay })
  store.transact(({ get, put }) => {
    const delivery = get('deliveries', id)
    const event = get('events', id)
    if (!delivery || !event) return
    const outcome: Delivery['status'] =
      delivered || delivery.status === 'delivered' ? 'delivered' : delay === null ? 'given_up' : 'pending'
    put('deliveries', {
      id,
      status: outcome,
      attempts: delivery.attempts + 1,
      last_attempt_at: Math.floor(now() / 1000),
      last_status: status,
      last_error: error,
    })
    if (outcome === 'delivered' && event.pending_webhooks !== 0) put('events', { ...event, pending_webhooks: 0 })
  })
}

const FIRST_DELAYS_MS = [200, 1_000, 5_000, 30_000, 2 * 60_000, 10 * 60_000]
const LATER_DELAY_MS = 60 * 60_000
const GIVE_UP_AFTER_MS = 3 * 24 * 60 * 60_000

/** Delay after `failures` consecutive failed attempts; null once the event is three days old. */
export function retryDelay({ failures, age_ms }: { failures: number; age_ms: number }): number | null {
  return age_ms >= GIVE_UP_AFTER_MS ? null : (FIRST_DELAYS_MS[failures - 1] ?? LATER_DELAY_MS)
}

/** Returns every entry `copies` times in an order determined by the seed, so that a failure can be reproduced. */
export function scrambled<T>(entries: readonly T[], { copies, seed }: { copies: number; seed: number }): T[] {
  const all = Array.from({ length: copies }, () => entries).flat()
  let state = seed % 2_147_483_648
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648
  return all
    .map((entry) => ({ entry, at: next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ entry }) => entry)
}
