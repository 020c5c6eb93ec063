import { expect, type Page } from '@playwright/test'

/** Returns the page of a package's content in the player's frame. */
export const lessonOn = (page: Page) => page.frameLocator('iframe').frameLocator('iframe')

/** Crashes the process of the content's frame, which holds the unsaved data; the portal's page is another process and survives. */
export async function crashContent(page: Page): Promise<void> {
  const player = page.frames().find((frame) => frame.url().endsWith('/player'))
  if (!player) throw new Error('the player has no frame')
  const [portal, content] = [await page.context().newCDPSession(page), await page.context().newCDPSession(player)]
  const crashed = new Promise((resolve) => content.once('Inspector.targetCrashed', resolve))
  content.send('Page.crash').catch(() => {})
  await crashed
  expect((await portal.send('Runtime.evaluate', { expression: 'location.pathname' })).result.value).toContain(
    '/courses/learner/',
  )
}
