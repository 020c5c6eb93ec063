/** At the latest after this, however busy the browser is. */
const patience_ms = 2_000

/** Resolves when the browser has nothing to do that the visitor waits for: the time for what a page needs later. */
export const whenIdle = (): Promise<void> =>
  new Promise((done) => {
    // Safari has no word for it yet.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout: patience_ms })
    else setTimeout(done, 200)
  })
