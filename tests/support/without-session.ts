import type { Page } from '@playwright/test'

/** Makes the browser one that never signed in. Starts from an empty page, because a page without its session would go to the login by itself. */
export async function withoutSession(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
}
