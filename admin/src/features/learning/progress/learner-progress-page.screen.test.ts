import { within } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { finish_exam, start_exam } from '@portico/shared/contract/exams/exams.ts'
import { finish_module_item, start_module_item } from '@portico/shared/contract/learning/item-progress.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { enroll, makeCourse } from '../../../../../tests/support/course.ts'
import { expectAccessible } from '../../../../../tests/support/dom/accessible.ts'
import { openAdmin, type AdminPage } from '../../../../../tests/support/dom/open-admin.ts'
import { createWorld, type World } from '../../../../../tests/support/world.ts'

let world: World
let page: AdminPage
// Each test gets its own world, so that a retry finds no data of the first run.
beforeEach(async () => void (world = await createWorld()))
afterEach(() => world.close())
afterEach(() => page.close())

test('counts items done beside the percentage, shows a failed exam’s score, links no SCORM item without a record', async () => {
  const course = await makeCourse(world, { outline: [['Text', 'Text', 'Exam', 'ScormModule']] })
  const learner = await world.person('learner')
  const related_id = await enroll(world, { course, user_id: learner.id })
  const [text, , exam] = course.items.map(({ id }) => ({ params: { item_id: id }, body: { related_id } }))
  if (!text || !exam) throw new Error('The course has no items.')
  const reading = { params: { id: text.params.item_id }, body: { related_id } }
  await learner.call(start_module_item, reading)
  await learner.call(finish_module_item, reading)
  await learner.call(start_exam, exam)
  await learner.call(finish_exam, exam)
  const path = linkToStaff('learnerProgress', { slug: course.slug, related_id })
  page = await openAdmin(world, await world.person('course_admin'), path)
  await page.findByText('0% · 1 of 4 done')
  const items = within(page.getByRole('region', { name: 'Module 1' }))
  const [, , taken, scorm] = items.getAllByRole('listitem')
  if (!taken || !scorm) throw new Error('The page lists too few items.')
  within(taken).getByText('Failed · 0%')
  within(taken).getByRole('link')
  within(scorm).getByText(/no record yet/)
  expect(within(scorm).queryByRole('link')).toBeNull()
  await expectAccessible()
})
