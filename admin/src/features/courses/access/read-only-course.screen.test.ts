import { afterEach, beforeEach, expect, test } from 'vitest'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { courseManagers } from '../../../../../api/src/domains/learning/tables.ts'
import { makeCourse } from '../../../../../tests/support/course.ts'
import { openAdmin, type AdminPage } from '../../../../../tests/support/dom/open-admin.ts'
import { createWorld, type World } from '../../../../../tests/support/world.ts'

let world: World
let page: AdminPage
// Each test gets its own world, so that a retry finds no data of the first run.
beforeEach(async () => void (world = await createWorld()))
afterEach(() => world.close())
afterEach(() => page.close())

test('[ROL-037] a course admin limited to courses reads the others without buttons to change them', async () => {
  const person = await world.person('course_admin')
  const [own, other] = [
    await makeCourse(world, { title: 'Mine', publication_status: 1 }),
    await makeCourse(world, { title: 'Theirs', publication_status: 1, outline: [['Text']] }),
  ]
  await world.within('core', (tx) =>
    tx.insert(courseManagers).values({ course_id: own.id, user_id: person.id, added_by: person.id }),
  )
  page = await openAdmin(world, person, '/courses/admin')
  expect(await page.findByRole('button', { name: 'Publish Mine' })).toHaveProperty('disabled', false)
  expect(page.getByRole('button', { name: 'Publish Theirs' })).toHaveProperty('disabled', true)
  expect(page.queryByRole('link', { name: 'Outside training' })).toBeNull()
  expect(page.queryByRole('link', { name: 'Regulator packets' })).toBeNull()
  await page.close()

  const said = 'Only people who teach or manage this course can change it.'
  page = await openAdmin(world, person, linkToStaff('courseDetails', { slug: other.slug }))
  await page.findByText(said)
  expect((await page.findByLabelText(/^Subtitle/)).closest('fieldset')?.disabled).toBe(true)
  expect(page.queryByRole('button', { name: 'Save' })).toBeNull()
  expect(page.queryByText('You do not have enough permissions for this action')).toBeNull()
  await page.close()

  page = await openAdmin(world, person, linkToStaff('courseOutline', { slug: other.slug }))
  await page.findByText(said)
  await page.findAllByText(/Module 1/)
  expect(page.queryByRole('button', { name: /^Add/ })).toBeNull()
  await page.close()

  page = await openAdmin(world, person, linkToStaff('courseOutline', { slug: own.slug }))
  await page.findAllByText(/Module 1/)
  expect(page.getAllByRole('button', { name: /^Add/ }).length).toBeGreaterThan(0)
  await page.close()

  page = await openAdmin(world, person, linkToStaff('courseDetails', { slug: own.slug }))
  await page.findByRole('button', { name: 'Save' })
  expect(page.queryByText(said)).toBeNull()
  await page.close()

  page = await openAdmin(world, await world.person('course_admin'), '/courses/admin')
  expect(await page.findByRole('button', { name: 'Publish Theirs' })).toHaveProperty('disabled', false)
  for (const name of ['Outside training', 'Regulator packets']) await page.findByRole('link', { name })
})

test('[ROL-037] says wherever people are assigned that the first assignment limits course admins and editors', async () => {
  const { slug } = await makeCourse(world)
  const admin = await world.person('admin')
  await world.person('instructor')
  const said = /assigned for the first time can then work only in their assigned courses. Admins can remove that limit/
  page = await openAdmin(world, admin, linkToStaff('courseInstructors', { slug }))
  expect((await page.findByText(said)).textContent).toMatch(/^Shown on the course’s page/)
  await page.close()
  page = await openAdmin(world, admin, linkToStaff('courseManagers', { slug }))
  await page.user.click(await page.findByRole('button', { name: 'Add manager or instructor' }))
  expect((await page.findByText(said)).textContent).toMatch(/^They need the same role/)
})
