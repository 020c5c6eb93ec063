import postgres from 'postgres'
import type { Logger } from 'pino'
import { heartbeat_ms, createHeartbeat, trusted_ms } from './heartbeat.ts'

export const identityKinds = ['portals', 'sessions', 'members'] as const
export type IdentityKind = (typeof identityKinds)[number]
/** A change (migrations/0042): portals by id, sessions and members by account id; null means all. */
export type Invalidation = { kind: IdentityKind; ids: number[] | null }

export type Invalidations = {
  /** Whether all notifications committed up to a moment ago have been received. */
  isTrusted: () => boolean
  /** Resolves once all current notifications have been received, or everything cached was dropped instead. */
  caughtUp: () => Promise<void>
  close: () => Promise<void>
}

const channel = 'portico_identity'
/** A connection silent for this long is replaced, even if it looks open. */
const silent_ms = 5_000

type Options = {
  /** URL of a direct connection, since LISTEN does not work through a pooler */
  url: string
  log: Pick<Logger, 'warn'>
  onInvalidated: (invalidation: Invalidation) => void
  /** changes are unknown, so everything must be dropped */
  onLost: () => void
}

/** Receives the changes of all processes and detects missed ones by heartbeat. Reconnects automatically. */
export async function listenForInvalidations({ url, log, onInvalidated, onLost }: Options): Promise<Invalidations> {
  const connectionOf = () =>
    postgres(url, {
      max: 1,
      onnotice: () => {},
      backoff: (retries) => Math.min(3 ** retries / 100, 1),
      // A heartbeat only proves that notifications arrive, so it need not survive a crash.
      connection: { application_name: 'portico-identity', synchronous_commit: 'off' } as object,
    })
  let sql = connectionOf()
  const heartbeat = createHeartbeat({ send: (payload) => sql.notify(channel, payload), onTrusted: onLost })
  const distrust = (): void => {
    heartbeat.distrust()
    onLost()
  }
  const heard = (payload: string): void => {
    if (heartbeat.hear(payload)) return
    const invalidation = parse(payload)
    if (invalidation) onInvalidated(invalidation)
    else distrust()
  }
  let listened_ms = performance.now()
  const listen = (): Promise<unknown> => sql.listen(channel, heard, distrust)
  await listen()
  await heartbeat.beat()
  const sharedBeat = shareNext(heartbeat.beat)

  let ticked_ms = performance.now()
  const timer = setInterval(() => {
    const now_ms = performance.now()
    // If this process was busy, notifications that arrived meanwhile are still unread.
    const wasBusy = now_ms - ticked_ms > trusted_ms
    ticked_ms = now_ms
    if (heartbeat.isTrusted() || wasBusy) listened_ms = now_ms
    else if (now_ms - listened_ms > silent_ms) {
      listened_ms = now_ms
      log.warn('the identity invalidation channel is lost: reconnecting')
      sql.end({ timeout: 0 }).catch(() => {})
      sql = connectionOf()
      // A failure shows up as silence and is retried.
      listen().catch(() => {})
    }
    void heartbeat.beat()
  }, heartbeat_ms).unref()

  return {
    isTrusted: heartbeat.isTrusted,
    async caughtUp() {
      // Without trust, the caches are bypassed, and they are emptied before trust starts again.
      if (heartbeat.isTrusted() && !(await sharedBeat())) distrust()
    },
    async close() {
      clearInterval(timer)
      await sql.end({ timeout: 1 })
    },
  }
}

function parse(payload: string): Invalidation | null {
  try {
    const said = JSON.parse(payload) as Partial<Invalidation>
    const kind = identityKinds.find((each) => each === said.kind)
    return kind ? { kind, ids: said.ids ?? null } : null
  } catch {
    return null
  }
}

/** Runs one at a time. Callers that arrive during a run share the next one, which starts after their call. */
function shareNext<T>(run: () => Promise<T>): () => Promise<T> {
  let current: Promise<T> | null = null
  let next: Promise<T> | null = null
  const begin = (): Promise<T> => (current = run().finally(() => void (current = null)))
  return () => {
    if (!current) return begin()
    next ??= current.then(() => {
      next = null
      return begin()
    })
    return next
  }
}
