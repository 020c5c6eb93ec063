import { within } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { finish_exam, start_exam } from '@portico/shared/contract/exams/exams.ts'
import { show_learner_exam } from '@portico/shared/contract/exams/exams-staff.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { enroll, makeCourse, type MadeCourse } from '../../../../../tests/support/course.ts'
import { expectAccessible } from '../../../../../tests/support/dom/accessible.ts'
import { openAdmin, type AdminPage } from '../../../../../tests/support/dom/open-admin.ts'
import { waitFor } from '../../../../../tests/support/wait-for.ts'
import { createWorld, type Person, type World } from '../../../../../tests/support/world.ts'

let world: World
let staff: Person
let course: MadeCourse
let page: AdminPage
// Each test gets its own world, so that a retry finds no data of the first run.
beforeEach(async () => {
  world = await createWorld()
  staff = await world.person('course_admin')
})
beforeEach(async () => {
  course = await makeCourse(world, { outline: [['Exam', 'Survey'], ['Text']], attempts_number: 3 })
})
afterEach(() => world.close())
afterEach(() => page.close())

const examId = () => course.items[0]?.id ?? 0
type Taker = Person & { related_id: number }

/** Creates a learner whose first attempt failed without any answer. */
async function failedTaker(): Promise<Taker> {
  const learner = await world.person('learner')
  const related_id = await enroll(world, { course, user_id: learner.id })
  const attempt = { params: { item_id: examId() }, body: { related_id } }
  await learner.call(start_exam, attempt)
  await learner.call(finish_exam, attempt)
  return { ...learner, related_id }
}
const rowOf = ({ email }: Person) => page.findByRole('row', { name: new RegExp(email) })
const openTaker = async (taker: Taker) => {
  await page.user.click(within(await rowOf(taker)).getByRole('link'))
  await waitFor(() =>
    expect(location.pathname).toBe(
      linkToStaff('examProgress', {
        slug: course.slug,
        user_id: taker.id,
        related_id: taker.related_id,
        exam_id: examId(),
      }),
    ),
  )
}
async function openExam() {
  page = await openAdmin(world, staff, linkToStaff('courseExams', { slug: course.slug }))
  await page.user.click(await page.findByRole('link', { name: 'Exam 1.1' }))
  return page
}

test('[EXM-014] [EXM-015] resets an exam for several learners after one confirmation', async () => {
  const takers = [await failedTaker(), await failedTaker()]
  const { user } = await openExam()
  for (const taker of takers) await user.click(within(await rowOf(taker)).getByRole('checkbox'))
  const bar = within(page.getByRole('group', { name: 'Selected learners' }))
  bar.getByText('2 learners selected')
  await user.click(bar.getByRole('button', { name: 'Reset exam' }))
  const question = await page.findByRole('dialog', { name: 'Are You Sure?' })
  expect(question.textContent).toContain('It will be impossible to undo this action and all progress will be lost.')
  await user.click(within(question).getByRole('button', { name: 'OK' }))
  await page.findByText('The exam was reset for 2 learners, who can take it again.')
  for (const taker of takers) {
    await openTaker(taker)
    await page.findByText(/^Reset after attempt 1 by Ada Example/)
    await user.click(page.getByRole('link', { name: '← Exams' }))
  }
})

test('[EXM-015] [BLD-008] [BLD-010] [BLD-013] finds a learner’s exam, adds extra time and resets it; keeps every attempt', async () => {
  const taker = await failedTaker()
  const { user } = await openExam()
  await openTaker(taker)
  await page.findByText('Attempts left: 2')
  await expectAccessible()
  await user.clear(page.getByLabelText('Percent'))
  await user.type(page.getByLabelText('Percent'), '25')
  await user.click(page.getByRole('button', { name: 'Save extra time' }))
  await page.findByText('The extra time was saved.')
  const shown = await staff.call(show_learner_exam, {
    params: { course_id: course.id, exam_id: examId(), user_id: taker.id },
    query: { related_id: taker.related_id },
  })
  expect(shown.accommodation).toMatchObject({ extra_percentage: 25, extra_minutes: 0 })
  await user.click(page.getByRole('button', { name: 'Reset exam' }))
  const question = await page.findByRole('dialog', { name: 'Are You Sure?' })
  expect(question.textContent).toContain('It will be impossible to undo this action and all progress will be lost.')
  expect(question.textContent).toContain('Earlier attempts stay on record')
  await user.click(within(question).getByRole('button', { name: 'OK' }))
  await page.findByText(/^Reset after attempt 1 by Ada Example/)
  await page.findByText('Attempts left: 3')
  page.getByText('Attempt 1')
})

test('[BLD-008] lists the knowledge checks of a course separately from its exams', async () => {
  page = await openAdmin(world, staff, linkToStaff('courseSurveys', { slug: course.slug }))
  await page.findByRole('link', { name: 'Survey 1.2' })
  expect(page.queryByRole('link', { name: 'Exam 1.1' })).toBeNull()
})

test('links to all attempts of an exam as CSV once somebody took it', async () => {
  await openExam()
  await page.findByRole('navigation', { name: 'Exam 1.1' })
  expect(page.queryByRole('link', { name: 'Export CSV' })).toBeNull()
  await page.close()
  const taker = await failedTaker()
  await openExam()
  await rowOf(taker)
  const link = page.getByRole('link', { name: 'Export CSV' })
  const csv = await (await fetch(link.getAttribute('href') ?? '')).text()
  expect(csv).toContain(`,${taker.email},1,`)
  await expectAccessible()
})
