import type { Commit, UnsavedElements } from './unsaved-elements.ts'

type SendOptions = {
  beacon: (commit: Commit) => boolean
  send: (commit: Commit) => Promise<unknown>
  keep: (commit: Commit) => void
}

/**
 * Sends from a page that is being left. Beacons cannot be confirmed, so each carries everything unsaved, which is also stored for the next opening to
 * resend. Browsers accept 64 KiB in total; beyond that, only what no beacon has carried yet.
 */
export function lastSender(
  elements: UnsavedElements,
  { beacon, send, keep }: SendOptions,
): { send: () => void; forget: () => void } {
  const sent = new Map<string, string>()
  let isEndSent = false
  return {
    send() {
      const { cmi, terminate } = elements.preview()
      const fresh = Object.entries(cmi).filter(([element, value]) => sent.get(element) !== value)
      if (fresh.length === 0 && (isEndSent || !terminate)) return
      const commit = elements.next()
      keep(commit)
      const smaller = { ...commit, cmi: Object.fromEntries(fresh) }
      if (!beacon(commit) && !beacon(smaller)) void send(smaller)
      for (const [element, value] of fresh) sent.set(element, value)
      isEndSent = terminate
    },
    forget: () => sent.clear(),
  }
}
