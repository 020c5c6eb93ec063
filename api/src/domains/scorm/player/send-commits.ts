import type { Commit, UnsavedElements } from './unsaved-elements.ts'

/** 'stopped': retrying cannot help, because it was opened elsewhere or the launch is over. */
export type SendResult = 'saved' | 'retry' | 'stopped'
export type QueueState = 'saving' | 'saved' | 'offline' | 'finished' | 'error'

export type QueueOptions = {
  launch: number
  send: (commit: Commit) => Promise<SendResult>
  /** false if the browser did not accept it */
  beacon: (commit: Commit) => boolean
  /** Stores unsaved values across a crash or a long time offline; null: nothing is left. */
  keep: (unsent: Commit | null) => void
  onState: (state: QueueState) => void
  wait?: (work: () => void, delay_ms: number) => () => void
}

/** A crashed tab sends no beacon: it loses values set within this delay plus the time of a request. */
export const COMMIT_DELAY_MS = 100
const RETRY_FIRST_MS = 500
const RETRY_MOST_MS = 15_000

function timer(work: () => void, delay_ms: number): () => void {
  const handle = setTimeout(work, delay_ms)
  return () => clearTimeout(handle)
}

type Sending = {
  /** After a short delay, so that values set together are sent together; while offline, at the next retry. */
  soon: () => void
  now: () => void
  /** The page is being left: a commit in flight may still be answered, but no new one is sent. */
  pause: () => void
  resume: () => void
  stop: () => void
  isStopped: () => boolean
  isUnderWay: () => boolean
}

/** One commit in flight at a time; after a failure the next one waits with a growing delay. */
export function createSending(
  elements: UnsavedElements,
  { send, keep, onState, wait = timer }: Omit<QueueOptions, 'launch' | 'beacon'>,
): Sending {
  let inFlight = false
  let failures = 0
  let state: 'on' | 'paused' | 'stopped' = 'on'
  const isOver = () => state === 'stopped'
  const keepSoon = oncePerTask(() => elements.hasWork() && !isOver() && keep(elements.preview()))

  const timed = onePlan(() => void sendNow(), wait)
  const settle = (commit: Commit, result: SendResult): void => {
    if (result === 'stopped') {
      state = 'stopped'
      return onState('error')
    }
    if (result === 'retry') {
      failures += 1
      keep(elements.next())
      onState('offline')
      return timed.plan(Math.min(RETRY_FIRST_MS * 2 ** (failures - 1), RETRY_MOST_MS))
    }
    elements.confirm(commit)
    failures = 0
    if (elements.hasWork()) return timed.plan(0)
    keep(null)
    onState(elements.isEnded() ? 'finished' : 'saved')
  }
  async function sendNow(): Promise<void> {
    if (inFlight || state !== 'on' || !elements.hasWork()) return
    inFlight = true
    const commit = elements.next()
    // Store it before sending: a network that never answers is not a failure yet, and a crash gives no warning.
    keep(commit)
    if (failures === 0) onState('saving')
    const result = await send(commit)
    inFlight = false
    if (!isOver()) settle(commit, result)
  }
  const now = () => {
    timed.cancel()
    void sendNow()
  }
  return {
    soon() {
      if (failures > 0 || inFlight) keepSoon()
      if (failures === 0) timed.plan(COMMIT_DELAY_MS)
    },
    now,
    pause: () => void (state = isOver() ? state : 'paused'),
    resume() {
      state = isOver() ? state : 'on'
      now()
    },
    stop() {
      state = 'stopped'
      timed.cancel()
    },
    isStopped: isOver,
    isUnderWay: () => inFlight,
  }
}

/** Runs the work once per task, no matter how often it is requested. */
function oncePerTask(work: () => unknown): () => void {
  let isWaiting = false
  return () => {
    if (isWaiting) return
    isWaiting = true
    queueMicrotask(() => {
      isWaiting = false
      work()
    })
  }
}

/** At most one timer at a time; a second plan changes nothing while the first is waiting. */
function onePlan(
  work: () => void,
  wait: NonNullable<QueueOptions['wait']>,
): { plan: (delay_ms: number) => void; cancel: () => void } {
  let cancel: (() => void) | null = null
  return {
    plan: (delay_ms) =>
      void (cancel ??= wait(() => {
        cancel = null
        work()
      }, delay_ms)),
    cancel() {
      cancel?.()
      cancel = null
    },
  }
}
