import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { courseManagers } from '../../../../../api/src/domains/learning/tables.ts'
import { makeCourse } from '../../../../../tests/support/course.ts'
import { expectAccessible } from '../../../../../tests/support/dom/accessible.ts'
import { openAdmin, type AdminPage } from '../../../../../tests/support/dom/open-admin.ts'
import { waitFor } from '../../../../../tests/support/wait-for.ts'
import { createWorld, type World } from '../../../../../tests/support/world.ts'

let world: World
let page: AdminPage
// Each test gets its own world, so that a retry finds no data of the first run.
beforeEach(async () => void (world = await createWorld()))
afterEach(() => world.close())
afterEach(() => page.close())

test('[ADM-002] the dashboard shows staff the portal’s figures and links what they can fix', async () => {
  const title = 'A course nobody teaches'
  await world.services.platform.sql`
    insert into courses (portal_id, slug, title) values (${world.portals.core.id}, 'nobody-teaches', ${title})`
  const staff = await world.person(['portal_admin', 'course_admin'])
  page = await openAdmin(world, staff, '/admin/dashboard')
  await page.findByRole('heading', { name: 'Dashboard' })
  for (const label of ['Credits left', 'Users', 'Enrollments', 'Revenue this month'])
    expect((await page.findAllByRole('term')).map(({ textContent }) => textContent)).toContainEqual(
      expect.stringContaining(label),
    )
  await expectAccessible()
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  await page.user.click(page.getByRole('button', { name: /account menu/ }))
  await page.user.click(await page.findByRole('menuitem', { name: 'Switch to Course Admin' }))
  await waitFor(() => expect(assign).toHaveBeenCalled())
  // The page checks for a role switch by another tab; this switch is its own.
  document.dispatchEvent(new Event('visibilitychange'))
  expect(assign.mock.calls.map(String)).toEqual(['/admin/dashboard'])
  assign.mockRestore()
  await page.close()

  page = await openAdmin(world, staff, '/admin/dashboard')
  await page.user.click(await page.findByRole('link', { name: `Choose an instructor: ${title}` }))
  await page.findByRole('heading', { name: title })
  expect(location.pathname).toMatch(/\/instructors$/)
})

test('the dashboard of staff limited to courses says that its figures cover only those', async () => {
  const person = await world.person('course_admin')
  page = await openAdmin(world, person, '/admin/dashboard')
  await page.findByText('How Core Academy is doing, and what needs your attention.')
  await page.close()

  const own = await makeCourse(world)
  await world.within('core', (tx) =>
    tx.insert(courseManagers).values({ course_id: own.id, user_id: person.id, added_by: person.id }),
  )
  page = await openAdmin(world, person, '/admin/dashboard')
  await page.findByText('How your courses are doing, and what needs your attention.')
  expect(page.queryByText(/Core Academy is doing/)).toBeNull()
})

test('[ERR-040] staff of a portal without a payment account read that it takes no card payments yet', async () => {
  page = await openAdmin(world, await world.person('admin', 'summit'), '/admin/dashboard')
  await page.findByText(/No card payments yet/)
  expect((await page.findByRole('link', { name: 'Set up payments' })).getAttribute('href')).toBe(
    '/admin/payment-account',
  )
})
