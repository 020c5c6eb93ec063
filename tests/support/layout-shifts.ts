import { expect, type Page } from '@playwright/test'

type Shift = { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }
type ShiftLog = { score: number; moved: string[] }

/** From now on, records on every page of the tab what moves without user input, from the first paint. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept: ShiftLog = { score: 0, moved: [] }
    Object.assign(window, { layoutShifts: kept })
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.tagName.toLowerCase()}.${node.getAttribute('class') ?? ''}` : '(text)'
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as Shift[]) {
        if (entry.hadRecentInput) continue
        kept.score += entry.value
        kept.moved.push(`${entry.value.toFixed(4)} ${entry.sources.map(({ node }) => nameOf(node)).join(', ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Simulates a phone's latency, long enough that placeholders are painted before the content. */
export async function answerLate(page: Page): Promise<void> {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 120,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
}

/** Returns what moved on the page until it was complete: the sum of all shifts, not the worst five-second window. */
export async function layoutShifts(page: Page): Promise<ShiftLog> {
  // Pages that keep a request open never become idle.
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => {})
  await expect(page.locator('.skeleton:visible, .spinner:visible')).toHaveCount(0)
  return page.evaluate(
    () =>
      new Promise<ShiftLog>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve((window as unknown as { layoutShifts: ShiftLog }).layoutShifts)),
        ),
      ),
  )
}
