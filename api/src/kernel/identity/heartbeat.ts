import { randomUUID } from 'node:crypto'

/** How often a process notifies itself, and how long an echo proves that no notification was missed, counted from when its heartbeat was sent. */
export const heartbeat_ms = 250
export const trusted_ms = 750

export type Heartbeat = {
  /** Whether all notifications committed up to less than `trusted_ms` ago have been received. */
  isTrusted: () => boolean
  /** Sends a heartbeat; resolves to whether its echo arrived in time. By then, notifications committed before the call have been received. */
  beat: () => Promise<boolean>
  /** Handles a received payload; false if it is not a heartbeat. */
  hear: (payload: string) => boolean
  /** Stops trusting immediately, including heartbeats still in flight. */
  distrust: () => void
}

type Options = {
  send: (payload: string) => Promise<unknown>
  /** Called when trust starts or is regained; notifications may have been missed before. */
  onTrusted: () => void
  now_ms?: () => number
}
type PendingHeartbeat = { epoch: number; sent_ms: number; settle: (isHeard: boolean) => void }

/** Proves that a LISTEN connection still receives: notifications arrive in commit order, so an echo vouches for all before it. */
export function createHeartbeat({ send, onTrusted, now_ms = () => performance.now() }: Options): Heartbeat {
  const prefix = `beat ${randomUUID()} `
  const pending = new Map<string, PendingHeartbeat>()
  let epoch = 0
  let number = 0
  let provenUpTo_ms = -Infinity
  const isTrusted = (): boolean => now_ms() - provenUpTo_ms <= trusted_ms
  return {
    isTrusted,
    beat: () =>
      new Promise((done) => {
        const payload = `${prefix}${(number += 1)}`
        const late = setTimeout(() => settle(false), trusted_ms).unref()
        const settle = (isHeard: boolean): void => {
          if (!pending.delete(payload)) return
          clearTimeout(late)
          done(isHeard)
        }
        pending.set(payload, { epoch, sent_ms: now_ms(), settle })
        send(payload).catch(() => settle(false))
      }),
    hear(payload) {
      if (!payload.startsWith('beat ')) return false
      const beat = pending.get(payload)
      if (beat?.epoch === epoch) {
        if (!isTrusted()) onTrusted()
        provenUpTo_ms = Math.max(provenUpTo_ms, beat.sent_ms)
      }
      beat?.settle(beat.epoch === epoch)
      return true
    },
    distrust() {
      epoch += 1
      provenUpTo_ms = -Infinity
    },
  }
}
