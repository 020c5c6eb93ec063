import { expect, type Page } from '@playwright/test'
import type { Role } from '../../shared/src/access/roles.ts'
import { makeAccount, password } from './make-account.ts'
import { newEmail, pressSignIn } from './shopper.ts'

/** Creates a staff member of a portal, named by its slug; journeys run in parallel, and a person has only one session. */
export async function makeStaff(roles: readonly Role[], slug = 'core'): Promise<string> {
  const email = newEmail(roles[0] ?? 'nobody')
  await makeAccount({ email, first_name: 'Robin', last_name: 'Vale', roles, slug })
  return email
}

/** Signs in through the login form on a portal's own host; returns where that led. */
export async function signInByForm(page: Page, email: string, origin = '', given = password): Promise<string> {
  await page.goto(`${origin}/login`)
  await page.getByLabel(/Email/).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(given)
  await pressSignIn(page)
  return new URL(page.url()).pathname
}

/**
 * Signs in on a portal's own host with the login form's call, skipping the form and the next page, which saves half of a short journey's time. Leaves
 * the page on a text file of that host.
 */
export async function signInAs(page: Page, email: string, origin = ''): Promise<void> {
  await page.goto(`${origin}/robots.txt`)
  const status = () =>
    page.evaluate(
      async (body) => {
        await fetch('/api/sanctum/csrf-cookie')
        const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '')
        const headers = { 'content-type': 'application/json', 'x-xsrf-token': token }
        return (await fetch('/api/login', { method: 'POST', headers, body: JSON.stringify(body) })).status
      },
      { login: email, password },
    )
  // The journeys share one IP, whose logins are limited, so retries if too early.
  await expect.poll(status, { timeout: 60_000, intervals: [1_000, 5_000] }).toBe(200)
}

/** Returns a portal's origin; the journeys themselves start on the core portal's. */
export function originOf(label: string): string {
  const core = new URL(process.env.PORTICO_URL ?? '')
  return `${core.protocol}//${label}.${core.host}`
}

/** As a super admin on the admin portal's host, opens the same page of another portal. */
export async function switchPortal(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Current portal/ }).click()
  await page.getByRole('combobox', { name: 'Search portals' }).fill(name)
  const found = page.getByRole('listbox', { name: 'Portals' }).getByRole('option')
  // An option that moves during the click is not chosen, so waits for a single one.
  await expect(found).toHaveCount(1)
  await found.filter({ hasText: name }).click()
  await page.getByRole('button', { name: `Current portal: ${name}` }).waitFor()
}

/** Makes the browser one that never signed in. Starts from an empty page, because a page without its session would go to the login by itself. */
export async function withoutSession(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
}
