/** Polling interval and limit for an element that is not rendered yet (SES-038). */
export const elementPolling = { every_ms: 100, at_most: 50 } as const

/** Resolves to the element as soon as it exists; null after fifty attempts. */
export async function waitForElement<E>(find: () => E | null): Promise<E | null> {
  for (let look = 1; look <= elementPolling.at_most; look += 1) {
    const found = find()
    if (found !== null) return found
    if (look < elementPolling.at_most) await new Promise((done) => setTimeout(done, elementPolling.every_ms))
  }
  return null
}
