const opened = (within: Window): (Window & typeof globalThis) | null => {
  try {
    // A page of another origin shows nothing of itself.
    return within.document ? (within as Window & typeof globalThis) : null
  } catch {
    return null
  }
}

/** The file's name in the package, without the signed start of its URL; as written if it is not UTF-8. */
function nameIn(url: string): string {
  const name = new URL(url).pathname.replace(/^\/c\/[^/]+\/p\//, '')
  try {
    return decodeURI(name)
  } catch {
    return name
  }
}

/** Tells which files of the content failed to load: its page, and what that page loads, also in frames. */
export function watchMissing(frame: HTMLIFrameElement, onMissing: (name: string, status: number) => void): void {
  const look = (entries: readonly PerformanceEntry[]): void => {
    for (const entry of entries) {
      const { name, responseStatus = 0 } = entry as PerformanceResourceTiming
      if (responseStatus >= 400) onMissing(nameIn(name), responseStatus)
    }
  }
  frame.addEventListener('load', () => {
    const within = frame.contentWindow && opened(frame.contentWindow)
    if (!within) return
    look(within.performance.getEntriesByType('navigation'))
    new within.PerformanceObserver((list) => look(list.getEntries())).observe({ type: 'resource', buffered: true })
  })
}
