import { within } from '@testing-library/dom'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { eq } from 'drizzle-orm'
import { callsOf } from '@portico/shared/contract/lists/lists.ts'
import { memberships } from '../../../api/src/domains/identity/tables.ts'
import { expectAccessible } from '../../../tests/support/dom/accessible.ts'
import { failCalls } from '../../../tests/support/dom/connection.ts'
import { openAdmin, type AdminPage } from '../../../tests/support/dom/open-admin.ts'
import { waitFor } from '../../../tests/support/wait-for.ts'
import { createWorld, type Person, type World } from '../../../tests/support/world.ts'

let world: World
let page: AdminPage
beforeAll(async () => void (world = await createWorld()))
afterEach(() => page.close())
afterAll(() => world.close())

const open = async (person: Person, path: string) => (page = await openAdmin(world, person, path))
const isAt = (path: string) => waitFor(() => expect(location.pathname + location.search).toBe(path))
const heading = (name: string) => page.findByRole('heading', { level: 1, name })
const superAdmin = () => world.person('super_admin', 'admin')
const tags = callsOf('tags')

test.each([
  ['[SES-004] [SES-007]', 'editor'],
  ['[ROL-003]', 'partner'],
  ['[ROL-003]', 'learner'],
] as const)('%s redirects to the dashboard if the role %s may not open the page', async (_rows, role) => {
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {})
  await open(await world.person(role), '/users')
  await waitFor(() => expect(replace.mock.calls.map(String)).toEqual(['/dashboard']))
  expect(page.queryByText(/Everyone who learns/)).toBeNull()
  replace.mockRestore()
})

test.each([
  ['/regulator-packets', 'Regulator packets'],
  ['/training-records', 'Outside training'],
])('[ROL-029] [ROL-037] closes portal-wide pages to people limited to courses, at %s too', async (path, title) => {
  const limited = await world.person('course_admin')
  await world.within('core', (tx) =>
    tx.update(memberships).set({ is_limited_to_courses: true }).where(eq(memberships.user_id, limited.id)),
  )
  await open(limited, path)
  await heading('You don’t have access to this page')
  await page.findByText('You do not have permissions for this operation')
  // The page's list would answer with the same sentence, but without the guard the heading would appear above it.
  expect(page.queryByRole('heading', { name: title })).toBeNull()
  await expectAccessible()
})

test('[SES-029] an unknown URL shows that the page could not be found', async () => {
  await open(await world.person('editor'), '/users/no/such/page')
  expect(await page.findAllByText('This page could not be found')).not.toEqual([])
  await expectAccessible()
})

test.each([
  ['/portals/tags/999999999', 'Tags', 'This tag no longer exists', 'Go to Tags', 'Tags'],
  [
    '/courses/builder/no-such-course/overview/details',
    'Courses',
    'This course no longer exists',
    'Go to Courses',
    'Courses',
  ],
  ['/portals/999999999/settings', 'All portals', 'This portal no longer exists', 'All portals', 'Portals'],
])(
  'reports a missing entry at %s, also in the window title, and links the list',
  async (path, entry, said, offered, list) => {
    await open(await superAdmin(), path)
    await heading(said)
    const menu = within(page.getByRole('navigation', { name: 'Main' }))
    expect(menu.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)).toEqual([entry])
    await waitFor(() => expect(document.title).toBe(`${said} | Core Academy`))
    await expectAccessible()
    await page.user.click(within(page.getByRole('main')).getByRole('link', { name: offered }))
    await heading(list)
  },
)

test('the URL of a deleted portal says so and links to all portals', async () => {
  await open(await superAdmin(), '/@no-such-school/users')
  await heading('This portal no longer exists')
  expect(page.getByRole('link', { name: 'All portals' }).getAttribute('href')).toBe('/portals')
})

test('[ui] a page that fails to load names itself in the window title and can retry', async () => {
  await open(await world.person('admin'), '/courses/admin')
  await heading('Courses')
  const answerAgain = failCalls('/api/admin/portals/')
  await page.user.click(page.getByRole('link', { name: 'Portal settings' }))
  await heading('This couldn’t be loaded')
  await waitFor(() => expect(document.title).toBe('This couldn’t be loaded | Core Academy'))
  answerAgain()
  await page.user.click(page.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(document.title).toBe('Portal settings | Core Academy'))
})

test('[ROL-019] [TEN-023] the account menu and the command palette work by keyboard alone', async () => {
  const { user } = await open(await world.person(['super_admin', 'admin'], 'admin'), '/users')
  const account = await page.findByRole('button', { name: /Super Admin: account menu/ })
  await user.keyboard('{Control>}k{/Control}')
  await page.findByRole('dialog', { name: 'Go to page or entry' })
  await user.keyboard('all port{Enter}')
  await isAt('/@core/portals')
  const portals = within(await page.findByRole('region', { name: 'Portals' }))
  await portals.findByRole('link', { name: 'Summit' })
  account.focus()
  await user.keyboard('{Enter}')
  await page.findByRole('menuitem', { name: 'Sign out' })
  expect(page.queryByRole('menuitem', { name: /Switch to/ })).toBeNull()
})

test.each([
  ['/admin/portal/settings', '/portal-settings/info', 'Colors'],
  ['/portal-settings', '/portal-settings/info', 'Colors'],
  ['/portal-settings/company', '/portal-settings/company', 'Company name'],
  ['/portal-settings/courses-management', '/portal-settings/courses-management', 'The portal has a blog'],
])('[TEN-024] [TEN-025] %s opens the settings of the user’s own portal', async (path, leadsTo, shown) => {
  await open(await world.person('admin'), path)
  await page.findAllByText(shown)
  expect(location.pathname).toBe(leadsTo)
})

test('[TEN-026] a super admin opens the settings of any portal from the list', async () => {
  const { user } = await open(await superAdmin(), '/portals')
  await user.click(await page.findByRole('link', { name: 'Summit' }))
  await heading('Settings of Summit')
  expect(location.pathname).toMatch(/\/portals\/\d+\/settings$/)
  await waitFor(() => expect(document.title).toBe('Settings of Summit | Summit'))
  const settings = () => within(page.getByRole('navigation', { name: 'Settings' }))
  for (const [tab, shown] of [
    ['Courses', 'The portal has a blog'],
    ['Branding', 'Colors'],
    ['Company', 'Company name'],
  ] as const) {
    await user.click(settings().getByRole('link', { name: tab }))
    await page.findAllByText(shown)
  }
})

const choose = async (name: string) => {
  await page.user.click(await page.findByRole('button', { name: /^Current portal/ }))
  await page.user.type(await page.findByRole('combobox', { name: 'Search portals' }), name)
  await page.user.click(await page.findByRole('option', { name: new RegExp(name) }))
}

test('[FRM-001] asks before switching portals with unsaved text: editing continues, or nothing is saved', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  await open(await superAdmin(), '/@northwind/portals/tags/create')
  await page.user.type(await page.findByLabelText('Title'), 'Unsaved text')
  const asked = async () => within(await page.findByRole('dialog', { name: 'Unsaved Changes Detected' }))
  await choose('Summit')
  await page.user.click((await asked()).getByRole('button', { name: 'Continue Editing' }))
  await waitFor(() => expect(page.queryByRole('dialog', { name: 'Unsaved Changes Detected' })).toBeNull())
  expect(page.getByLabelText<HTMLInputElement>('Title').value).toBe('Unsaved text')
  await isAt('/@northwind/portals/tags/create')
  expect(assign).not.toHaveBeenCalled()
  await choose('Summit')
  await page.user.click((await asked()).getByRole('button', { name: 'Discard Changes' }))
  // Switching portals loads a new document.
  await waitFor(() => expect(assign.mock.calls.map(String)).toEqual(['/@summit/portals/tags/create']))
  assign.mockRestore()
  for (const portal of ['summit', 'northwind'] as const)
    expect((await (await world.person('admin', portal)).call(tags.index)).data).toEqual([])
})

test('switching portals on an entry leads to the other portal’s list', async () => {
  const { id } = await (await world.person('admin')).call(tags.create, { body: { title: 'Rigging' } })
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  await open(await superAdmin(), `/@core/portals/tags/${id}`)
  await page.findByLabelText('Title')
  await choose('Summit')
  await waitFor(() => expect(assign.mock.calls.map(String)).toEqual(['/@summit/portals/tags']))
  assign.mockRestore()
})

test('drops a portal’s own slug from URLs on its host and refuses another portal’s slug', async () => {
  const admin = await world.person('admin', 'summit')
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {})
  await open(admin, '/@summit/users?search=robin')
  await waitFor(() =>
    expect([location.pathname + location.search, ...replace.mock.calls.map(String)]).toContain('/users?search=robin'),
  )
  replace.mockRestore()
  await page.close()
  await open(admin, '/@northwind/users')
  await heading('You don’t have access to this page')
  await page.findByText('Not your portal!')
})
