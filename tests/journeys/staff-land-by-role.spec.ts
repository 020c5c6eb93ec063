import { expect, test, type Page } from '@playwright/test'
import { landing } from '../../shared/src/access/landing.ts'
import { roles, type Role } from '../../shared/src/access/roles.ts'
import { makeStaff, originOf, signInAs, signInByForm } from '../support/staff.ts'

test.describe.configure({ timeout: 240_000 })

const acrossPortals: readonly Role[] = ['super_admin', 'sub_super_admin']
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true })

test('[SES-023] [SES-024] [SES-025] [SES-026] [SES-027] the dashboard leads every role to its workplace', async ({
  browser,
}) => {
  for (const role of roles)
    await test.step(role, async () => {
      const page = await (await browser.newContext()).newPage()
      const isAcross = acrossPortals.includes(role)
      const origin = isAcross ? originOf('admin') : new URL(process.env.PORTICO_URL ?? '').origin
      await signInAs(page, await makeStaff([role], isAcross ? 'admin' : 'core'), origin)
      await page.goto(`${origin}/dashboard`, { waitUntil: 'commit' })
      await page.waitForURL((url) => url.pathname === landing(role), { waitUntil: 'commit' })
      await page.context().close()
    })
})

test('[SES-034] [ROL-017] changing the role in the account menu sends the other tab to the dashboard', async ({
  page,
  context,
}) => {
  await signInByForm(page, await makeStaff(['admin', 'editor']))
  await page.waitForURL((url) => url.pathname === '/users')
  const other = await context.newPage()
  // The new role may open this page too, so only the change itself can redirect away from it.
  await other.goto('/portals/faq')
  await expect(menuOf(other).getByRole('link', { name: 'Users' })).toBeVisible()
  const visited: string[] = []
  other.on(
    'framenavigated',
    (frame) => void (frame === other.mainFrame() && visited.push(new URL(frame.url()).pathname)),
  )
  await page.getByRole('button', { name: /account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Switch to Editor' }).click()
  await page.waitForURL((url) => url.pathname === '/courses/admin')
  await expect(menuOf(page).getByRole('link', { name: 'Users' })).toHaveCount(0)
  // The dashboard redirects to the landing page of the new role.
  await other.waitForURL((url) => url.pathname === '/courses/admin', { timeout: 15_000 })
  expect(visited[0]).toBe('/dashboard')
  await expect(menuOf(other).getByRole('link', { name: 'Users' })).toHaveCount(0)
})
