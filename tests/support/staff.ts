import { expect, type Page } from '@playwright/test'
import type { Role } from '../../shared/src/access/roles.ts'
import { makeAccount, password } from './make-account.ts'
import { newAddress } from './shopper.ts'
import { pressSignIn } from './sign-in-button.ts'

/** A new colleague of a portal, named by its slug: journeys run side by side, and a person has one session only. */
export async function makeStaff(roles: readonly Role[], slug = 'core'): Promise<string> {
  const email = newAddress(roles[0] ?? 'nobody')
  await makeAccount({ email, first_name: 'Robin', last_name: 'Vale', roles, slug })
  return email
}

/** Signs in on a portal's own host with the login's form; answers where that led. */
export async function signInByForm(page: Page, email: string, origin = '', given = password): Promise<string> {
  await page.goto(`${origin}/login`)
  await page.getByLabel(/Email/).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(given)
  await pressSignIn(page)
  return new URL(page.url()).pathname
}

/**
 * Signs in on a portal's own host by the call of the login's form, without the form and the page that it leads to: half of a short journey's
 * time. The page is left on a text file of that host.
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
  // The journeys share one address, whose logins are counted: whoever comes too early tries again.
  await expect.poll(status, { timeout: 60_000, intervals: [1_000, 5_000] }).toBe(200)
}

/** A portal's origin beside the core portal's that the journeys start on. */
export function originOf(label: string): string {
  const core = new URL(process.env.PORTICO_URL ?? '')
  return `${core.protocol}//${label}.${core.host}`
}

/** As a super admin on the admin portal's host: opens the same page of another portal. */
export async function switchPortal(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /^Current portal/ }).click()
  await page.getByRole('combobox', { name: 'Search portals' }).fill(name)
  const found = page.getByRole('listbox', { name: 'Portals' }).getByRole('option')
  // An option that moves while it is pressed is not chosen.
  await expect(found).toHaveCount(1)
  await found.filter({ hasText: name }).click()
  await page.getByRole('button', { name: `Current portal: ${name}` }).waitFor()
}
