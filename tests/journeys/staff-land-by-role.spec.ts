import { expect, test, type Page } from '@playwright/test'
import type { Role } from '../../shared/src/access/roles.ts'
import { expectAccessible } from '../support/accessible.ts'
import { inDatabase } from '../support/portico-database.ts'
import { makeStaff, originOf, signInByForm, switchPortal } from '../support/staff.ts'

test.describe.configure({ timeout: 240_000 })

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Main', exact: true })
const lists = [
  'Topics',
  'Agencies',
  'States',
  'Languages',
  'Training options',
  'Tags',
  'Authors',
  'Organizations',
  'Subtitles',
  'Features',
]

const landings: readonly [string, Role, string, readonly string[], readonly string[]][] = [
  [
    'SES-026',
    'admin',
    '/users',
    ['Courses', 'Users', 'Permissions', 'Portal settings', ...lists, 'FAQ'],
    ['My team’s courses', 'All portals'],
  ],
  ['SES-026', 'sub_admin', '/users', ['Courses', 'Users', 'Permissions', 'Portal settings', 'FAQ'], ['All portals']],
  [
    'STUMBLE-25',
    'portal_admin',
    '/admin/dashboard',
    ['Dashboard', 'Courses', 'Users', 'Portal settings', 'FAQ'],
    ['Permissions', 'All portals'],
  ],
  ['STUMBLE-25', 'course_admin', '/admin/dashboard', ['Dashboard', 'Courses', 'FAQ'], ['Users']],
  ['STUMBLE-25', 'accounting', '/admin/dashboard', ['Dashboard'], ['Courses', 'Users', 'FAQ']],
  ['SES-025', 'editor', '/courses/admin', ['Courses', 'FAQ'], ['Users', 'Portal settings', 'Permissions']],
  ['SES-025', 'instructor', '/courses/admin', ['Courses'], ['Users', 'Portal settings', 'Permissions']],
  ['SES-024', 'manager', '/courses/managers', ['My team’s courses'], ['Courses', 'Users', 'Portal settings', 'FAQ']],
]

for (const [row, role, landing, seen, unseen] of landings) {
  test(`[${row}] [ROL-029] ${role} lands at ${landing} and sees only that role's menu`, async ({ page }) => {
    const at = await signInByForm(page, await makeStaff([role]))
    if (at !== landing) await page.waitForURL((url) => url.pathname === landing)
    const menu = menuOf(page)
    await expect(menu.getByRole('link').first()).toBeVisible()
    for (const title of seen) await expect(menu.getByRole('link', { name: title, exact: true }), title).toBeVisible()
    for (const title of unseen) await expect(menu.getByRole('link', { name: title, exact: true }), title).toHaveCount(0)
    await expectAccessible(page)
  })
}

test('[STUMBLE-25] [ADM-002] whoever runs a portal begins with its figures and with what they can mend, each where it is mended', async ({
  page,
}) => {
  const draft = await anUnreadyDraft()
  await signInByForm(page, await makeStaff(['portal_admin', 'course_admin']))
  await page.waitForURL(/admin\/dashboard$/)
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  for (const label of ['Credits left', 'Users', 'Enrollments', 'Revenue this month'])
    await expect(page.getByRole('term').filter({ hasText: label })).toBeVisible()
  await page.getByRole('button', { name: /account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Switch to Course Admin' }).click()
  await page.getByRole('link', { name: `Choose an instructor: ${draft}` }).click()
  await expect(page.getByRole('heading', { name: draft })).toBeVisible()
  expect(new URL(page.url()).pathname).toMatch(/\/instructors$/)
})

/** The newest draft of the core portal, which nobody teaches. */
async function anUnreadyDraft(): Promise<string> {
  const title = `Unready ${Date.now()}`
  await inDatabase(
    (sql) =>
      sql`insert into courses (portal_id, slug, title) select id, ${`unready-${Date.now()}`}, ${title} from portals where kind = 'core'`,
  )
  return title
}

test('[SES-023] [SES-027] [ROL-003] a learner lands on their courses, a partner on the dashboard, and neither finds an administration page', async ({
  page,
  browser,
}) => {
  expect(await signInByForm(page, await makeStaff(['learner']))).toBe('/courses/learner')
  await page.goto('/users')
  await page.waitForURL((url) => url.pathname === '/courses/learner')
  const partner = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage()
  expect(await signInByForm(partner, await makeStaff(['partner']))).toBe('/dashboard')
  await partner.goto('/portal-settings')
  await partner.waitForURL((url) => url.pathname === '/dashboard')
  await partner.context().close()
})

test('[SES-004] [SES-007] [SES-029] a page that a role may not open leads to the dashboard, and an address that no page has says so', async ({
  page,
}) => {
  await signInByForm(page, await makeStaff(['editor']))
  await page.goto('/users')
  await page.waitForURL((url) => url.pathname === '/courses/admin')
  await page.goto('/users/no/such/page')
  await expect(page.getByText('This page could not be found').first()).toBeVisible()
})

test('[STUMBLE-20] a missing entry, course and portal say that they are gone, in the page and in the title of the window, and offer the list', async ({
  page,
}) => {
  const admin = originOf('admin')
  await signInByForm(page, await makeStaff(['super_admin'], 'admin'), admin)
  await page.waitForURL(/\/users$/)
  for (const [path, entry, said, offered] of [
    ['/portals/tags/999999999', 'Tags', 'This tag no longer exists', 'Go to Tags'],
    ['/courses/builder/no-such-course/overview/details', 'Courses', 'This course no longer exists', 'Go to Courses'],
    ['/portals/999999999/settings', 'All portals', 'This portal no longer exists', 'All portals'],
  ] as const) {
    await page.goto(`${admin}${path}`)
    await expect(menuOf(page).locator('[aria-current]'), path).toHaveText([entry])
    await expect(page.getByRole('heading', { level: 1, name: said }), path).toBeVisible()
    await expect(page).toHaveTitle(`${said} | Portico Academy`)
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: offered, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(entry.replace('All portals', 'Portals'))
  }
})

test('[ui] a page that does not load names itself in the title of the window, and can be tried again', async ({
  page,
}) => {
  await signInByForm(page, await makeStaff(['admin']))
  await page.route('**/api/admin/portals/*', (route) => route.abort())
  await page.goto('/portal-settings/info')
  await expect(page.getByRole('heading', { level: 1, name: 'This couldn’t be loaded' })).toBeVisible({
    timeout: 20_000,
  })
  await expect(page).toHaveTitle('This couldn’t be loaded | Portico Academy')
  await page.unroute('**/api/admin/portals/*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveTitle('Portal settings | Portico Academy')
})

test('[SES-034] [ROL-017] a role is changed in the account menu, and the other tab goes to the dashboard', async ({
  page,
  context,
}) => {
  await signInByForm(page, await makeStaff(['admin', 'editor']))
  await page.waitForURL((url) => url.pathname === '/users')
  const other = await context.newPage()
  // A page that the new role may open too: only the change itself leads away from it.
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
  // The dashboard leads on to where the new role belongs.
  await other.waitForURL((url) => url.pathname === '/courses/admin', { timeout: 15_000 })
  expect(visited[0]).toBe('/dashboard')
  await expect(menuOf(other).getByRole('link', { name: 'Users' })).toHaveCount(0)
})

test('[ROL-021] [ROL-022] [TEN-015] a super admin works on two portals in two tabs without mixing them', async ({
  page,
  context,
}) => {
  const admin = originOf('admin')
  await signInByForm(page, await makeStaff(['super_admin'], 'admin'), admin)
  await page.waitForURL(/\/users$/)
  const other = await context.newPage()
  await other.goto(`${admin}/courses/admin`)
  await page.goto(`${admin}/courses/admin`)
  await switchPortal(page, 'Northwind Health Learning')
  await switchPortal(other, 'Summit CE')
  const heading = (tab: Page, name: string) =>
    expect(tab.getByText(`Every course on ${name}, published or not.`)).toBeVisible()
  await heading(page, 'Northwind Health Learning')
  await heading(other, 'Summit CE')
  const titles = (tab: Page) =>
    tab.getByRole('region', { name: 'Courses' }).locator('tbody tr .cell-title').allTextContents()
  await expect.poll(async () => (await titles(page)).length).toBeGreaterThan(0)
  await expect.poll(async () => (await titles(other)).length).toBeGreaterThan(0)
  const [northwind, summit] = [await titles(page), await titles(other)]
  expect(northwind.filter((title) => summit.includes(title))).toEqual([])
  await page.reload()
  await heading(page, 'Northwind Health Learning')
  await expect.poll(() => titles(page)).toEqual(northwind)
})

test('[ROL-019] [TEN-023] the account menu and the command palette work by keyboard alone', async ({ page }) => {
  const admin = originOf('admin')
  await signInByForm(page, await makeStaff(['super_admin', 'admin'], 'admin'), admin)
  await page.waitForURL(/\/users$/)
  await expect(page.getByRole('button', { name: /Super Admin: account menu/ })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  await page.keyboard.type('all port')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/@portico\/portals$/)
  await expect(page.getByRole('region', { name: 'Portals' }).getByRole('link', { name: 'Summit CE' })).toBeVisible()
  await page.getByRole('button', { name: /account menu/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: /Switch to/ })).toHaveCount(0)
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
})

test('[TEN-024] [TEN-025] [TEN-026] the same settings are reached as one’s own portal, by the short cut, and as any portal of a super admin', async ({
  page,
  browser,
}) => {
  await signInByForm(page, await makeStaff(['admin']))
  for (const [path, leadsTo, shown] of [
    ['/admin/portal/settings', '/portal-settings/info', 'Colors'],
    ['/portal-settings', '/portal-settings/info', 'Colors'],
    ['/portal-settings/company', '/portal-settings/company', 'Company name'],
    ['/portal-settings/courses-management', '/portal-settings/courses-management', 'The portal has a blog'],
  ] as const) {
    await page.goto(path)
    await page.waitForURL((url) => url.pathname === leadsTo)
    await expect(page.getByText(shown).first()).toBeVisible()
  }
  const admin = originOf('admin')
  const other = await (await browser.newContext()).newPage()
  await signInByForm(other, await makeStaff(['super_admin'], 'admin'), admin)
  await other.goto(`${admin}/portals`)
  await other.getByRole('link', { name: 'Summit CE' }).click()
  await other.waitForURL(/\/portals\/\d+\/settings$/)
  await expect(other.getByRole('heading', { name: 'Settings of Summit CE' })).toBeVisible()
  await expect(other).toHaveTitle('Settings of Summit CE | Summit CE')
  for (const [tab, shown] of [
    ['Company', 'Company name'],
    ['Courses', 'The portal has a blog'],
    ['Branding', 'Colors'],
  ] as const) {
    await other.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: tab }).click()
    await expect(other.getByText(shown).first()).toBeVisible()
  }
  await other.context().close()
})
