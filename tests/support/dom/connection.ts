/** Takes the network away, as a browser does: calls fail, and the window says so. Returns what brings it back. */
export function goOffline(): () => void {
  const { fetch } = globalThis
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  window.dispatchEvent(new Event('offline'))
  return () => {
    globalThis.fetch = fetch
    window.dispatchEvent(new Event('online'))
  }
}
