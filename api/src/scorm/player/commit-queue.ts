export type Commit = { launch: number; sequence: number; cmi: Record<string, string>; terminate: boolean }
/** 'stopped' means that trying again cannot help: opened elsewhere, or the launch is over. */
export type SendResult = 'saved' | 'retry' | 'stopped'
export type QueueState = 'saving' | 'saved' | 'offline' | 'finished' | 'error'

export type QueueOptions = {
  launch: number
  send: (commit: Commit) => Promise<SendResult>
  /** false when the browser would not take it */
  beacon: (commit: Commit) => boolean
  /** Keeps what is not saved yet across a crash or a long time offline; null: nothing is left. */
  keep: (unsent: Commit | null) => void
  onState: (state: QueueState) => void
  wait?: (work: () => void, delay_ms: number) => () => void
}

/** A crashed tab sends no beacon: it loses what was set this long before, and the time a request takes. */
export const COMMIT_DELAY_MS = 100
const RETRY_FIRST_MS = 500
const RETRY_MOST_MS = 15_000

function timer(work: () => void, delay_ms: number): () => void {
  const handle = setTimeout(work, delay_ms)
  return () => clearTimeout(handle)
}

export type CommitQueue = ReturnType<typeof createCommitQueue>

/**
 * Numbered commits, one in flight. Each carries every element that no answer has confirmed, so a lost one is made up for by the next
 * and the server may drop whatever is older than the newest it has.
 */
export function createCommitQueue({ launch, send, beacon, keep, onState, wait = timer }: QueueOptions) {
  const unsaved = new Map<string, string>()
  const saved = new Map<string, string>()
  let sequence = 0
  let ending: 'no' | 'asked' | 'done' = 'no'
  let inFlight = false
  let failures = 0
  let stopped = false
  let leaving = false
  const sentLast = new Map<string, string>()
  let endSentLast = false
  let keeping = false
  let cancel: (() => void) | null = null

  const hasWork = () => unsaved.size > 0 || ending === 'asked'
  const numbered = (number: number): Commit => ({
    launch,
    sequence: number,
    cmi: Object.fromEntries(unsaved),
    terminate: ending === 'asked',
  })
  const next = () => numbered(++sequence)

  function plan(delay_ms: number): void {
    cancel ??= wait(() => {
      cancel = null
      void sendNow()
    }, delay_ms)
  }

  function confirm(commit: Commit): void {
    for (const [element, value] of Object.entries(commit.cmi)) {
      saved.set(element, value)
      if (unsaved.get(element) === value) unsaved.delete(element)
    }
    if (commit.terminate) ending = 'done'
    failures = 0
    if (hasWork()) return plan(0)
    keep(null)
    onState(ending === 'done' ? 'finished' : 'saved')
  }

  function retry(): void {
    failures += 1
    keep(next())
    onState('offline')
    plan(Math.min(RETRY_FIRST_MS * 2 ** (failures - 1), RETRY_MOST_MS))
  }

  async function sendNow(): Promise<void> {
    if (inFlight || stopped || leaving || !hasWork()) return
    inFlight = true
    const commit = next()
    // Stored before it is sent: a network that never answers is no failure yet, and a crash gives no warning.
    keep(commit)
    if (failures === 0) onState('saving')
    const result = await send(commit)
    inFlight = false
    if (stopped) return
    if (result === 'saved') confirm(commit)
    else if (result === 'retry') retry()
    else {
      stopped = true
      onState('error')
    }
  }

  // Beacons cannot be confirmed: each carries all that is unsaved, and it is kept for the next opening to offer again. The browser
  // takes 64 KiB in all; past that, only what no beacon has carried yet.
  function sendLast(): void {
    const fresh = [...unsaved].filter(([element, value]) => sentLast.get(element) !== value)
    if (stopped || (fresh.length === 0 && (endSentLast || ending !== 'asked'))) return
    const commit = next()
    keep(commit)
    const smaller = { ...commit, cmi: Object.fromEntries(fresh) }
    if (!beacon(commit) && !beacon(smaller)) void send(smaller)
    for (const [element, value] of fresh) sentLast.set(element, value)
    endSentLast = commit.terminate
  }

  // Once for all that is set in one go.
  function keepSoon(): void {
    if (keeping) return
    keeping = true
    queueMicrotask(() => {
      keeping = false
      if (hasWork() && !stopped) keep(numbered(sequence + 1))
    })
  }

  function flush(): void {
    cancel?.()
    cancel = null
    void sendNow()
  }

  return {
    set(element: string, value: string): void {
      if (!unsaved.has(element) && saved.get(element) === value) return
      unsaved.set(element, value)
      if (leaving) return queueMicrotask(sendLast)
      if (failures > 0 || inFlight) keepSoon()
      if (failures === 0) plan(COMMIT_DELAY_MS)
    },
    /** Now, not in a moment: content asked for it, or the network is back. */
    flush,
    terminate(): void {
      if (ending === 'no') ending = 'asked'
      if (leaving) sendLast()
      else flush()
    },
    /** The page goes away. Content in frames may still set values after this; each is sent as it comes. */
    leave(): void {
      leaving = true
      sendLast()
    },
    /** The page came back from the browser's cache. */
    stay(): void {
      leaving = false
      sentLast.clear()
      flush()
    },
    /** Another window takes over. */
    stop(): void {
      stopped = true
      cancel?.()
    },
    isSaved: () => !hasWork() && !inFlight,
  }
}
