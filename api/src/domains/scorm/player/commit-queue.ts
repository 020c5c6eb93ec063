import { createSending, type QueueOptions } from './send-commits.ts'
import { lastSender } from './send-last.ts'
import { unsavedElements } from './unsaved-elements.ts'

export type CommitQueue = {
  set: (element: string, value: string) => void
  /** Now, not in a moment: content asked for it, or the network is back. */
  flush: () => void
  terminate: () => void
  /** The page goes away. Content in frames may still set values after this; each is sent as it comes. */
  leave: () => void
  /** The page came back from the browser's cache. */
  stay: () => void
  /** Another window takes over. */
  stop: () => void
  isSaved: () => boolean
}

/**
 * Numbered commits, one in flight. Each carries every element that no answer has confirmed, so a lost one is made up for by the next
 * and the server may drop whatever is older than the newest it has.
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
