import { onTestFinished } from 'vitest'

/** Takes the network down as in a browser: calls fail, and the window reports it. Returns a function that restores it. */
export function goOffline(): () => void {
  const answer = failCalls('')
  window.dispatchEvent(new Event('offline'))
  return () => {
    answer()
    window.dispatchEvent(new Event('online'))
  }
}

/** Makes every call fail whose URL contains this. Returns a function that lets them through again. */
export function failCalls(part: string): () => void {
  const { fetch } = globalThis
  globalThis.fetch = (...asked) => {
    const url = asked[0] instanceof Request ? asked[0].url : String(asked[0])
    return url.includes(part) ? Promise.reject(new TypeError('Failed to fetch')) : fetch(...asked)
  }
  return () => void (globalThis.fetch = fetch)
}

/** Holds back every call whose URL contains this. Returns a function that releases them; the end of the test does so at the latest. */
export function holdCalls(part: string): () => void {
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
