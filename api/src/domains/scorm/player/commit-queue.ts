import { createSending, type QueueOptions } from './send-commits.ts'
import { lastSender } from './send-last.ts'
import { unsavedElements } from './unsaved-elements.ts'

export type CommitQueue = {
  set: (element: string, value: string) => void
  /** Sends immediately: content requested it, or the network is back. */
  flush: () => void
  terminate: () => void
  /** The page is going away. Content in frames may still set values afterwards; each is sent as it arrives. */
  leave: () => void
  /** The page came back from the browser's cache. */
  stay: () => void
  /** Another window takes over. */
  stop: () => void
  isSaved: () => boolean
}

/**
 * Numbered commits, one in flight at a time. Each carries every unconfirmed element, so the next one makes up for a lost one and the server may drop
 * anything older than its newest.
 */
export function createCommitQueue(options: QueueOptions): CommitQueue {
  const elements = unsavedElements(options.launch)
  const last = lastSender(elements, options)
  const sending = createSending(elements, options)
  let leaving = false
  const sendLast = () => {
    if (!sending.isStopped()) last.send()
  }
  return {
    set(element, value) {
      if (!elements.set(element, value)) return
      if (leaving) return queueMicrotask(sendLast)
      sending.soon()
    },
    flush: sending.now,
    terminate() {
      elements.end()
      if (leaving) sendLast()
      else sending.now()
    },
    leave() {
      leaving = true
      sending.pause()
      sendLast()
    },
    stay() {
      leaving = false
      last.forget()
      sending.resume()
    },
    stop: sending.stop,
    isSaved: () => !elements.hasWork() && !sending.isUnderWay(),
  }
}
