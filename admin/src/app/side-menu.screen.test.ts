import { within } from '@testing-library/dom'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { roles, type Role } from '@portico/shared/access/roles.ts'
import { portal_info } from '@portico/shared/contract/portals/portals.ts'
import { portalFacts } from '@portico/shared/guards/guard.ts'
import { listMenu, menuOf, staffMenu } from '@portico/shared/routes/staff-menu.ts'
import { expectAccessible } from '../../../tests/support/dom/accessible.ts'
import { openAdmin, type AdminPage } from '../../../tests/support/dom/open-admin.ts'
import { waitFor } from '../../../tests/support/wait-for.ts'
import { createWorld, type Person, type World } from '../../../tests/support/world.ts'

let world: World
let page: AdminPage
beforeAll(async () => {
  world = await createWorld()
  // Set the host up: otherwise it shows its settings without a menu.
  await world.services.platform.sql`update portal_settings set type = 2 where portal_id = ${world.portals.admin.id}`
})
afterEach(() => page.close())
afterAll(() => world.close())

const menu = async () => within(await page.findByRole('navigation', { name: 'Main' }))
const titles = async () => (await menu()).queryAllByRole('link').map(({ textContent }) => textContent)
const pathBelowPortal = () => location.pathname.replace(/^\/@[^/]+/, '')
const acrossPortals: readonly Role[] = ['super_admin', 'sub_super_admin']
const portalOf = (role: Role) => (acrossPortals.includes(role) ? 'admin' : 'core')

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
const menus: readonly [Role, string, readonly string[], readonly string[]][] = [
  [
    'admin',
    '/users',
    ['Courses', 'Users', 'Permissions', 'Portal settings', ...lists, 'FAQ'],
    ['My team’s courses', 'All portals'],
  ],
  ['sub_admin', '/users', ['Courses', 'Users', 'Permissions', 'Portal settings', 'FAQ'], ['All portals']],
  [
    'portal_admin',
    '/admin/dashboard',
    ['Dashboard', 'Courses', 'Users', 'Portal settings', 'FAQ'],
    ['Permissions', 'All portals'],
  ],
  ['course_admin', '/admin/dashboard', ['Dashboard', 'Courses', 'FAQ'], ['Users']],
  ['accounting', '/admin/dashboard', ['Dashboard'], ['Courses', 'Users', 'FAQ']],
  ['editor', '/courses/admin', ['Courses', 'FAQ'], ['Users', 'Portal settings', 'Permissions']],
  ['instructor', '/courses/admin', ['Courses'], ['Users', 'Portal settings', 'Permissions']],
  ['manager', '/courses/managers', ['My team’s courses'], ['Courses', 'Users', 'Portal settings', 'FAQ']],
]
test.for(menus)(
  '[ROL-029] the menu of %s lists only pages that the role may open',
  async ([role, path, seen, unseen]) => {
    page = await openAdmin(world, await world.person(role), path)
    await page.findByRole('heading', { level: 1 })
    expect(await titles()).toEqual(expect.arrayContaining([...seen]))
    expect((await titles()).filter((title) => unseen.includes(title ?? ''))).toEqual([])
    await expectAccessible()
  },
)

type Entry = { title: string; path: string }

test.for(roles)('[ROL-029] every menu entry of %s opens, and none of its page’s calls is refused', async (role) => {
  const person = await world.person(role, portalOf(role))
  if (role === 'partner') await joinProvider(person)
  const entries = await entriesOf(role)
  page = await openAdmin(world, person, entries[0]?.path ?? '/')
  const refused = refusals()
  if (entries.length > 0) await waitFor(async () => expect(await titles()).toEqual(entries.map(({ title }) => title)))
  for (const { title, path } of entries) {
    await page.user.click((await menu()).getByRole('link', { name: title }))
    await waitFor(() => expect(pathBelowPortal().startsWith(path), path).toBe(true))
    await waitFor(() => {
      expect(page.queryAllByRole('heading', { level: 1 }), path).toHaveLength(1)
      expect(page.queryAllByRole('status', { name: 'Loading' }), path).toEqual([])
      expect(document.querySelectorAll('.skeleton'), path).toHaveLength(0)
    })
  }
  expect(refused).toEqual([])
})

test('at least one role opens each entry of the menu', async () => {
  page = await openAdmin(world, await world.person('admin'), '/users')
  const offered = (await Promise.all(roles.map(entriesOf))).flat().map(({ path }) => path)
  const all = [...staffMenu, ...listMenu].flatMap(({ entries }) => entries.map(({ path }) => path))
  expect(all.filter((path) => !offered.includes(path))).toEqual([])
})

test('[TEN-011] a paused portal offers nothing that would be refused', async () => {
  page = await openAdmin(world, await world.person(['admin', 'editor'], 'paused'), '/admin/my-subscription')
  const refused = refusals()
  await page.findByRole('heading', { level: 1, name: 'My subscription' })
  expect(page.queryByRole('navigation', { name: 'Main' })).toBeNull()
  expect(page.queryByRole('button', { name: /Notifications|Go to page|Menu/ })).toBeNull()
  await page.user.click(page.getByRole('button', { name: /account menu/ }))
  const offered = await page.findAllByRole('menuitem')
  expect(offered.map(({ textContent }) => textContent)).toEqual(['Sign out'])
  await page.user.keyboard('{Escape}')
  // The logo leads to a page that this user may open.
  const brand = document.querySelector('.staff-brand')
  if (!brand) throw new Error('no logo')
  await page.user.click(brand)
  await page.findByRole('heading', { level: 1, name: 'My subscription' })
  expect(refused).toEqual([])
})

async function entriesOf(role: Role): Promise<Entry[]> {
  const portal = portalFacts(await world.visitor(portalOf(role)).call(portal_info))
  return menuOf({ role, portal, groups: [...staffMenu, ...listMenu] }).flatMap(({ entries }) => [...entries])
}

/** Collects the URLs of calls that are refused while the page is in use. */
function refusals(): string[] {
  const refused: string[] = []
  const { fetch } = globalThis
  globalThis.fetch = async (...asked) => {
    const answer = await fetch(...asked)
    if (answer.status === 403) refused.push(answer.url || String(asked[0]))
    return answer
  }
  return refused
}

/** Adds the user to a published provider of the core portal. */
const joinProvider = ({ id }: Person) => world.services.platform.sql`
  with company as (
    insert into partner_companies (portal_id, name, slug, status, tier)
    values (${world.portals.core.id}, 'Harbor School', 'harbor', 2, 'partner') returning id)
  insert into partner_members (portal_id, user_id, partner_company_id) select ${world.portals.core.id}, ${id}, id from company`
