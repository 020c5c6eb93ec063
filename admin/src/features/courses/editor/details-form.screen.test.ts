import { within } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { get_admin_course, update_course } from '@portico/shared/contract/courses/editing.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { makeCourse } from '../../../../../tests/support/course.ts'
import { write } from '../../../../../tests/support/dom/by-keyboard.ts'
import { openAdmin, type AdminPage } from '../../../../../tests/support/dom/open-admin.ts'
import { createWorld, type World } from '../../../../../tests/support/world.ts'

let world: World
let page: AdminPage
// Each test gets its own world, so that a retry finds no data of the first run.
beforeEach(async () => void (world = await createWorld()))
afterEach(() => world.close())
afterEach(() => page.close())

test('names a conflict with one’s own other tab', async () => {
  const me = await world.person('admin')
  const { slug } = await makeCourse(world)
  page = await openAdmin(world, me, linkToStaff('courseDetails', { slug }))
  const field = await page.findByLabelText(/^Subtitle/)
  const { course } = await me.call(get_admin_course, { params: { slug } })
  await me.call(update_course, { params: { slug }, body: { subtitle: 'There', version: course.version } })
  await write(page.user, field, 'Here')
  await page.user.click(page.getByRole('button', { name: 'Save' }))
  const dialog = within(await page.findByRole('dialog', { name: 'You changed this entry in another tab' }))
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'This tab Here' }).checked).toBe(true)
  dialog.getByRole('radio', { name: 'The other tab There' })
})

test('warns the second of two editors of a course and saves what they choose', async () => {
  const [me, other] = [await world.person('admin'), await world.person('admin')]
  const { slug } = await makeCourse(world)
  const path = linkToStaff('courseDetails', { slug })
  page = await openAdmin(world, me, path)
  const field = await page.findByLabelText(/^Subtitle/)
  const { course } = await other.call(get_admin_course, { params: { slug } })
  await other.call(update_course, { params: { slug }, body: { subtitle: 'By the other', version: course.version } })
  await write(page.user, field, 'By me')
  await page.user.click(page.getByRole('button', { name: 'Save' }))
  const dialog = within(await page.findByRole('dialog', { name: 'Ada Example changed this entry' }))
  expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Yours By me' }).checked).toBe(true)
  dialog.getByRole('radio', { name: 'Theirs By the other' })
  await page.user.click(dialog.getByRole('button', { name: 'Save' }))
  await page.findByText('Save Successful')
  await page.close()
  page = await openAdmin(world, me, path)
  expect((await page.findByLabelText<HTMLInputElement>(/^Subtitle/)).value).toBe('By me')
})
