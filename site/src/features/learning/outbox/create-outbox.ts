import { keyOf, type OutboxEntry } from './outbox-entry.ts'
import type { OutboxQueue } from './outbox-queue.ts'
import type { WaitReason, SendResult } from './send-outbox-entry.ts'

type ResultListener = (one: OutboxEntry, result: SendResult) => void
type Options = {
  shelf: OutboxQueue
  send: (one: OutboxEntry) => Promise<SendResult>
  /** Returns why nothing may be sent: another person is signed in, or that cannot be determined; null if allowed. */
  whyNotTheirs: () => Promise<WaitReason | null>
  /** Called when work was stored, sent or rejected, or the reason for waiting changed. */
  onChange: () => void
  wait?: (work: () => void, delay_ms: number) => () => void
}

const RETRY_FIRST_MS = 500
const RETRY_MOST_MS = 15_000

function timer(work: () => void, delay_ms: number): () => void {
  const handle = setTimeout(work, delay_ms)
  return () => clearTimeout(handle)
}

/**
 * Outbox for a learner's work: stores it before sending, sends one entry at a time in order, retries with growing delays after a failure and at once
 * when the connection returns. Reports and drops work that the server rejects.
 */
export function createOutbox({ shelf, send, whyNotTheirs, onChange, wait = timer }: Options) {
  const heard = createResultListeners()
  let hold: WaitReason | null = null
  let failures = 0
  let isSending = false
  let pass: Promise<void> = Promise.resolve()
  let cancel: (() => void) | null = null

  const stop = (why: WaitReason) => {
    hold = why
    failures += 1
    for (const one of shelf.entries()) heard.tell(one, { state: 'kept', hold: why })
    cancel ??= wait(() => void resume(), Math.min(RETRY_FIRST_MS * 2 ** (failures - 1), RETRY_MOST_MS))
  }
  async function sendNext(): Promise<boolean> {
    const [one] = shelf.entries()
    if (!one) return false
    // After a wait, another person may have signed in from another tab: do not send in their name.
    const why = failures > 0 ? await whyNotTheirs() : null
    const result: SendResult = why === null ? await send(one) : { state: 'kept', hold: why }
    if (result.state === 'kept') {
      stop(result.hold)
      return false
    }
    shelf.remove(one)
    hold = null
    failures = 0
    heard.tell(one, result)
    return true
  }
  async function sendAll(): Promise<void> {
    isSending = true
    while (await sendNext()) onChange()
    isSending = false
    onChange()
    // Work may have been added since the last check.
    if (hold === null && shelf.entries().length > 0) return sendAll()
  }
  function resume(): Promise<void> {
    cancel?.()
    cancel = null
    if (!isSending) pass = sendAll()
    return pass
  }

  return {
    /** Queues an entry; the promise resolves with the result of its first attempt. */
    keep(one: OutboxEntry): Promise<SendResult> {
      shelf.put(one)
      const first = heard.first(one)
      if (hold === null) void resume()
      else heard.tell(one, { state: 'kept', hold })
      onChange()
      return first
    },
    /** Sends remaining entries at once; returns true if none are left. */
    async settle(): Promise<boolean> {
      await pass
      if (shelf.entries().length > 0) await resume()
      return shelf.entries().length === 0
    },
    resume: () => void resume(),
    hold: () => hold,
    listen: heard.listen,
  }
}
export type Outbox = ReturnType<typeof createOutbox>

/** Subscribers to results: callers waiting for an entry's first result, and listeners to all results. */
function createResultListeners() {
  const listeners = new Set<ResultListener>()
  const asked = new Map<string, ((result: SendResult) => void)[]>()
  return {
    first: (one: OutboxEntry) =>
      new Promise<SendResult>((answer) => asked.set(keyOf(one), [...(asked.get(keyOf(one)) ?? []), answer])),
    tell(one: OutboxEntry, result: SendResult): void {
      for (const listener of listeners) listener(one, result)
      for (const answer of asked.get(keyOf(one)) ?? []) answer(result)
      asked.delete(keyOf(one))
    },
    listen(listener: ResultListener): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
