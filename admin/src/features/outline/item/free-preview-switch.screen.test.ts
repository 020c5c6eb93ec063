import { afterEach, beforeEach, expect, test } from 'vitest'
import { show_course_item } from '@portico/shared/contract/courses/outline-items.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { makeCourse } from '../../../../../tests/support/course.ts'
import { openAdmin, type AdminPage } from '../../../../../tests/support/dom/open-admin.ts'
import { createWorld, type World } from '../../../../../tests/support/world.ts'

let world: World
let page: AdminPage
// Each test gets its own world, so that a retry finds no data of the first run.
beforeEach(async () => void (world = await createWorld()))
afterEach(() => world.close())
afterEach(() => page.close())

test('opens a reading to visitors with a switch, which is saved; an exam has none', async () => {
  const { slug, id, items } = await makeCourse(world, { outline: [['Text', 'Exam']] })
  const editor = await world.person('editor')
  page = await openAdmin(world, editor, linkToStaff('courseOutline', { slug }))
  await page.user.click(await page.findByRole('link', { name: 'Text 1.1' }))
  const free = await page.findByRole<HTMLInputElement>('switch', { name: 'Free preview' })
  expect(free.checked).toBe(false)
  await page.user.click(free)
  await page.findByText('Saved')
  expect(free.checked).toBe(true)
  const one = { params: { id: items[0]?.id ?? 0 }, query: { course_id: id } }
  expect(await editor.call(show_course_item, one)).toMatchObject({ is_free_preview: true })

  await page.user.click(await page.findByRole('link', { name: 'Exam 1.2' }))
  expect((await page.findByRole<HTMLInputElement>('textbox', { name: 'Title' })).value).toBe('Exam 1.2')
  expect(page.queryByRole('switch', { name: 'Free preview' })).toBe(null)
})
