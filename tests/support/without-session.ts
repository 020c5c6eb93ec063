import type { Page } from '@playwright/test'

/** The browser as one that never signed in. From an empty page: a page that lost its session would go to the login by itself in the meantime. */
export async function withoutSession(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
}
