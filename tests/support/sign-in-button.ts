import { expect, type Page } from '@playwright/test'

/** Presses "Sign in" until it leads away from the login. All journeys share one IP, whose logins are limited, so an early press must be repeated. */
export async function pressSignIn(page: Page): Promise<void> {
  await expect(async () => {
    if (new URL(page.url()).pathname === '/login')
      await page.getByRole('button', { name: 'Sign in' }).click({ timeout: 5_000 })
    await page.waitForURL((url) => url.pathname !== '/login', { timeout: 10_000 })
  }).toPass({ timeout: 60_000 })
}
