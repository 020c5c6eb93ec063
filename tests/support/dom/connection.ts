import { onTestFinished } from 'vitest'

/** Takes the network away, as a browser does: calls fail, and the window says so. Returns what brings it back. */
export function goOffline(): () => void {
  const answer = answerlessCalls('')
  window.dispatchEvent(new Event('offline'))
  return () => {
    answer()
    window.dispatchEvent(new Event('online'))
  }
}

/** Lets every call fail whose address contains this. Returns what lets them through again. */
export function answerlessCalls(part: string): () => void {
  const { fetch } = globalThis
  globalThis.fetch = (...asked) => {
    const url = asked[0] instanceof Request ? asked[0].url : String(asked[0])
    return url.includes(part) ? Promise.reject(new TypeError('Failed to fetch')) : fetch(...asked)
  }
  return () => void (globalThis.fetch = fetch)
}

/** Holds every call back whose address contains this. Returns what lets them go; the end of the test does so at the latest. */
export function heldCalls(part: string): () => void {
  const { fetch } = globalThis
  let letGo = () => {}
  const released = new Promise<void>((resolve) => (letGo = resolve))
  globalThis.fetch = async (...asked) => {
    const url = asked[0] instanceof Request ? asked[0].url : String(asked[0])
    if (url.includes(part)) await released
    return fetch(...asked)
  }
  const end = () => {
    globalThis.fetch = fetch
    letGo()
  }
  onTestFinished(end)
  return end
}
