/** Maximum wait, however busy the browser is. */
const patience_ms = 2_000

/** Resolves when the browser is idle: the time to load what a page needs later. */
export const whenIdle = (): Promise<void> =>
  new Promise((done) => {
    // Safari does not support it yet.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout: patience_ms })
    else setTimeout(done, 200)
  })
