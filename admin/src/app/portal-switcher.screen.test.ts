import { within } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readCookie } from '@portico/shared/browser/cookies.ts'
import { press } from '../../../tests/support/dom/by-keyboard.ts'
import { expectAccessible } from '../../../tests/support/dom/accessible.ts'
import { openAdmin, type AdminPage } from '../../../tests/support/dom/open-admin.ts'
import { waitFor } from '../../../tests/support/wait-for.ts'
import { createWorld, type Person, type World } from '../../../tests/support/world.ts'

const count = 105
const last = `Riverside Clinic ${count}`
let world: World
let page: AdminPage
// Each test gets its own world, so that a retry finds no data of the first run.
beforeEach(async () => {
  world = await createWorld()
  // Create more portals than one page of the list holds, so that the last one is not on the first page.
  await world.services.platform.sql`
    with made as (
      insert into portals (name, slug)
      select 'Riverside Clinic ' || n, 'riverside-' || n from generate_series(1, ${count}::int) n returning id
    ), settings as (insert into portal_settings (portal_id) select id from made)
    insert into companies (portal_id) select id from made`
})
afterEach(() => world.close())
afterEach(() => page.close())

const open = async (admin: Person, path = '/courses/admin') => (page = await openAdmin(world, admin, path))
const trigger = () => page.findByRole('button', { name: /^Current portal/ })
const field = () => page.findByRole('combobox', { name: 'Search portals' })
const list = () => page.getByRole('listbox', { name: 'Portals' })
const options = () => within(list()).queryAllByRole('option')
const highlighted = () => within(list()).queryAllByRole('option', { selected: true })

test('[ROL-021] [TEN-015] [SES-061] finds one of 100+ portals by keyboard alone and remembers it', async () => {
  const admin = await world.person('super_admin', 'admin')
  const { user } = await open(admin)
  await press(user, await trigger())
  const search = await field()
  await waitFor(() => expect(document.activeElement).toBe(search))
  await waitFor(() => expect(options()).toHaveLength(25))
  await expectAccessible()
  await user.keyboard(last.toUpperCase())
  await waitFor(() => expect(options().map(({ textContent }) => textContent)).toEqual([expect.stringContaining(last)]))
  // Switching portals loads a new document.
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  await waitFor(async () => {
    await user.keyboard('{Enter}')
    expect(assign).toHaveBeenCalled()
  })
  const [to = ''] = assign.mock.calls.map(String)
  expect(to).toBe(`/@riverside-${count}/courses/admin`)
  assign.mockRestore()
  await page.close()

  await open(admin, to)
  expect((await trigger()).textContent).toContain(last)
  await waitFor(() => expect(document.title).toBe(`Courses | ${last}`))
  expect(readCookie('portico_selected_portal_id')).toMatch(/^\d+$/)
  await page.close()

  // Also if the URL names no portal.
  await open(admin)
  await waitFor(() => expect([location.pathname, document.title]).toEqual([to, `Courses | ${last}`]))
})

test('[ROL-021] reaches portals beyond the first page by arrow keys and says when none match', async () => {
  const { user } = await open(await world.person('super_admin', 'admin'))
  await user.click(await trigger())
  await user.type(await field(), 'Riverside')
  await waitFor(() => expect(options()[0]?.textContent).toContain('Riverside Clinic 1'))
  expect(options()).toHaveLength(25)
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  const box = list()
  const toEnd = async () => {
    while (box.lastElementChild?.getAttribute('aria-selected') === 'false') await user.keyboard('{ArrowDown}')
  }
  for (let shown = 25; shown < count; shown = Math.min(shown + 25, count)) {
    await toEnd()
    await user.keyboard('{ArrowDown}')
    await waitFor(() => expect(box.childElementCount).toBe(Math.min(shown + 25, count)))
  }
  await toEnd()
  expect(highlighted().map(({ textContent }) => textContent)).toEqual([expect.stringContaining(last)])
  expect(scrolled.mock.contexts.at(-1)).toBe(highlighted()[0])
  scrolled.mockRestore()
  await user.clear(await field())
  await user.type(await field(), 'no portal is called this')
  await page.findByText('No matching portals.')
  expect(options()).toEqual([])
})
