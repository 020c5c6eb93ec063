import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { courseManagers } from '../../../../../api/src/domains/learning/tables.ts'
import { makeCourse } from '../../../../../tests/support/course.ts'
import { expectAccessible } from '../../../../../tests/support/dom/accessible.ts'
import { openAdmin, type AdminPage } from '../../../../../tests/support/dom/open-admin.ts'
import { waitFor } from '../../../../../tests/support/wait-for.ts'
import { createWorld, type World } from '../../../../../tests/support/world.ts'

let world: World
let page: AdminPage
// A world for each test, so that another try finds nothing of the first.
beforeEach(async () => void (world = await createWorld()))
afterEach(() => world.close())
afterEach(() => page.close())

test('[STUMBLE-25] [ADM-002] whoever runs a portal begins with its figures and with what they can mend, each where it is mended', async () => {
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
  // The page looks for a role that another tab changed; this change is its own.
  document.dispatchEvent(new Event('visibilitychange'))
  expect(assign.mock.calls.map(String)).toEqual(['/admin/dashboard'])
  assign.mockRestore()
  await page.close()

  page = await openAdmin(world, staff, '/admin/dashboard')
  await page.user.click(await page.findByRole('link', { name: `Choose an instructor: ${title}` }))
  await page.findByRole('heading', { name: title })
  expect(location.pathname).toMatch(/\/instructors$/)
})

test('the dashboard of somebody who works in assigned courses says that its figures are of those', async () => {
  const person = await world.person('course_admin')
  page = await openAdmin(world, person, '/admin/dashboard')
  await page.findByText('How Core Academy stands, and what needs you.')
  await page.close()

  const own = await makeCourse(world)
  await world.within('core', (tx) =>
    tx.insert(courseManagers).values({ course_id: own.id, user_id: person.id, added_by: person.id }),
  )
  page = await openAdmin(world, person, '/admin/dashboard')
  await page.findByText('How your courses stand, and what needs you.')
  expect(page.queryByText(/Core Academy stands/)).toBeNull()
})
