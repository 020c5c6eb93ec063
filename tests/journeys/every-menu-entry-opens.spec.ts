import { expect, test, type Page } from '@playwright/test'
import { roles, type Role } from '../../shared/src/access/roles.ts'
import type { PublicPortal } from '../../shared/src/contract/portals.ts'
import { portalFacts } from '../../shared/src/guards/portal-facts.ts'
import { listMenu, menuOf, staffMenu } from '../../shared/src/routes/staff-menu.ts'
import { joinProvider } from '../support/join-provider.ts'
import { makeStaff, originOf, signInAs, signInByForm } from '../support/staff.ts'

test.describe.configure({ timeout: 600_000 })

const acrossPortals: readonly Role[] = ['super_admin', 'sub_super_admin']
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true })
const title = (page: Page) => page.getByRole('heading', { level: 1 })

/** Every answer of the API or of a page that refuses, while the page is used. */
function refusalsOf(page: Page): string[] {
  const refused: string[] = []
  page.on('response', (answer) => answer.status() === 403 && refused.push(answer.url()))
  return refused
}

async function entriesOf(page: Page, role: Role): Promise<{ title: string; path: string }[]> {
  const { data } = await page.evaluate(
    async () => (await (await fetch('/api/portals/info')).json()) as { data: PublicPortal },
  )
  return menuOf({ role, portal: portalFacts(data), groups: [...staffMenu, ...listMenu] }).flatMap(
    ({ entries }) => entries,
  )
}

/** In the slow tier each role opens all of its entries; otherwise each entry is opened by the role that may do least. */
const opensAll = process.env.PORTICO_TIER === 'slow'
const fromTheWeakest = roles.toReversed()

test('[STUMBLE-23] [ROL-029] the menu of every role has its entries, each entry opens, and nothing that its page asks for is refused', async ({
  browser,
}) => {
  const opened = new Set<string>()
  for (const role of fromTheWeakest)
    await test.step(role, async () => {
      const page = await (await browser.newContext()).newPage()
      const isAcross = acrossPortals.includes(role)
      const origin = isAcross ? originOf('admin') : new URL(process.env.PORTICO_URL ?? '').origin
      const email = await makeStaff([role], isAcross ? 'admin' : 'core')
      if (role === 'partner') await joinProvider(email, { name: 'Harbor School of menus', slug: 'harbor-of-menus' })
      await signInAs(page, email, origin)
      const refused = refusalsOf(page)
      const entries = await entriesOf(page, role)
      if (entries[0]) {
        await page.goto(`${origin}${entries[0].path}`)
        await expect(menu(page).getByRole('link')).toHaveText(entries.map((entry) => entry.title))
      }
      for (const entry of entries.filter(({ path }) => opensAll || !opened.has(path))) {
        await menu(page).getByRole('link', { name: entry.title, exact: true }).click()
        // On the admin portal's host the portal comes first in the address.
        await page.waitForURL((url) => url.pathname.replace(/^\/@[^/]+/, '').startsWith(entry.path))
        await expect(title(page)).toBeVisible()
        await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
        await expect(page.locator('.skeleton')).toHaveCount(0)
        opened.add(entry.path)
      }
      expect({ role, refused }).toEqual({ role, refused: [] })
      await page.context().close()
    })
  const all = [...staffMenu, ...listMenu].flatMap(({ entries }) => entries.map(({ path }) => path))
  expect(all.filter((path) => !opened.has(path))).toEqual([])
})

test('[STUMBLE-23] [TEN-011] the account menu of an admin leads to pages that open; on a paused portal nothing is offered that would be refused', async ({
  page,
  browser,
}) => {
  await signInAs(page, await makeStaff(['admin']))
  await page.goto('/users')
  await page.getByRole('button', { name: /account menu/ }).click()
  const links = page.getByRole('menuitem').and(page.locator('[href]'))
  const addresses = await links.evaluateAll((items) => items.map((item) => item.getAttribute('href') ?? ''))
  expect(addresses.length).toBeGreaterThan(2)
  for (const address of addresses) expect((await page.goto(address))?.status(), address).toBe(200)

  const paused = await (await browser.newContext()).newPage()
  const origin = originOf('paused-academy')
  await signInByForm(paused, await makeStaff(['admin', 'editor'], 'paused-academy'), origin)
  await expect(title(paused)).toHaveText('My subscription')
  const refused = refusalsOf(paused)
  await paused.reload()
  await expect(title(paused)).toHaveText('My subscription')
  await expect(menu(paused)).toHaveCount(0)
  await expect(paused.getByRole('button', { name: /Notifications|Go to page|Menu/ })).toHaveCount(0)
  await paused.getByRole('button', { name: /account menu/ }).click()
  await expect(paused.getByRole('menuitem')).toHaveText(['Sign out'])
  await paused.keyboard.press('Escape')
  // The logo leads to where this person may be.
  await paused.locator('.staff-brand').click()
  await expect(title(paused)).toHaveText('My subscription')
  expect(refused).toEqual([])
  await paused.context().close()
})
