import { afterEach, beforeEach, expect, test } from 'vitest'
import { make_learner_response } from '@portico/shared/contract/assignments.ts'
import { correct_grade, make_instructor_response } from '@portico/shared/contract/assignments-staff.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { enroll, makeCourse } from '../../../../tests/support/course.ts'
import { press, write } from '../../../../tests/support/dom/by-keyboard.ts'
import { openAdmin, type AdminPage } from '../../../../tests/support/dom/open-admin.ts'
import { createWorld, type Person, type World } from '../../../../tests/support/world.ts'

let world: World
let page: AdminPage
let teacher: Person
// Each test gets its own world, so that a retry finds no data of the first run.
beforeEach(async () => {
  world = await createWorld()
  teacher = await world.person('instructor')
})
afterEach(() => world.close())
afterEach(() => page.close())

/** Creates a course whose assignment so many learners submitted, and returns the grading pages in the order of the queue. */
async function submittedBy(count: number): Promise<string[]> {
  const course = await makeCourse(world, { outline: [['Assignment'], ['Text']], instructor_id: teacher.id })
  const assignment_id = course.items[0]?.id ?? 0
  const paths: string[] = []
  for (let made = 0; made < count; made += 1) {
    const learner = await world.person('learner')
    const related_id = await enroll(world, { course, user_id: learner.id })
    const body = { related_id, attempt: 1, text: `Answer ${made}`, files: [] }
    await learner.call(make_learner_response, { params: { item_id: assignment_id }, body })
    paths.push(linkToStaff('assignmentProgress', { slug: course.slug, user_id: learner.id, related_id, assignment_id }))
  }
  return paths
}
const score = () => page.findByRole<HTMLInputElement>('textbox', { name: 'Score' })

test('[FRM-001] a half-written grade survives a reload, and a score of 120 says why at its field', async () => {
  const [path = ''] = await submittedBy(1)
  page = await openAdmin(world, teacher, path)
  await write(page.user, await score(), '120')
  await write(page.user, await page.findByRole('textbox', { name: /Feedback/ }), 'Half a sen')
  await press(page.user, await page.findByRole('button', { name: 'Save grade' }))
  await page.findByText('Enter a whole number from 0 to 100.')
  expect(document.activeElement).toBe(await score())
  await page.close()

  page = await openAdmin(world, teacher, path)
  expect((await score()).value).toBe('120')
  expect((await page.findByRole<HTMLTextAreaElement>('textbox', { name: /Feedback/ })).value).toBe('Half a sen')
  await write(page.user, await score(), '90')
  await page.user.keyboard('{Enter}')
  await page.findByText('Passed with 90%')
  await page.close()

  page = await openAdmin(world, teacher, path)
  await page.findByText('Passed with 90%')
  expect(page.queryByRole('form', { name: 'Grade' })).toBeNull()
})

test('Ctrl Enter saves a grade and opens the next submission in its score field', async () => {
  const [first = '', second = ''] = await submittedBy(2)
  page = await openAdmin(world, teacher, first)
  await page.findByRole('button', { name: 'Save and next' })
  await write(page.user, await score(), '75')
  await page.user.keyboard('{Control>}{Enter}{/Control}')
  await page.findByText('Answer 1')
  expect(location.pathname).toBe(second)
  expect(document.activeElement).toBe(await score())
  expect((await score()).value).toBe('')
})

test('a submission opened from the queue starts in its score field', async () => {
  await submittedBy(1)
  page = await openAdmin(world, teacher, linkToStaff('gradingQueue'))
  await page.user.click(await page.findByRole('link', { name: 'Ada Example' }))
  await page.findByText('Answer 0')
  expect(document.activeElement).toBe(await score())
})

test('[ASG-005] a corrected grade shows its history with the reason', async () => {
  const [path = ''] = await submittedBy(1)
  page = await openAdmin(world, teacher, path)
  await write(page.user, await score(), '50')
  await page.user.keyboard('{Enter}')
  await page.findByText('Failed with 50%')
  await press(page.user, await page.findByRole('button', { name: 'Correct grade of attempt 1' }))
  expect((await score()).value).toBe('50')
  await write(page.user, await score(), '80')
  await press(page.user, await page.findByRole('button', { name: 'Save correction' }))
  await page.findByText('Enter the reason for the correction.')
  await page.user.keyboard('A page was overlooked')
  await page.user.keyboard('{Control>}{Enter}{/Control}')
  await page.findByText('Passed with 80%')
  await page.findByText('50% → 80%')
  await page.findByText('Reason: A page was overlooked')
})

test('leaving a half-written grade can discard it for good', async () => {
  const [path = ''] = await submittedBy(1)
  page = await openAdmin(world, teacher, path)
  await write(page.user, await score(), '40')
  await page.user.click(await page.findByRole('link', { name: '← Grading' }))
  await press(page.user, await page.findByRole('button', { name: 'Discard Changes' }))
  await page.findByRole('heading', { level: 1, name: 'Grading' })
  await page.close()

  page = await openAdmin(world, teacher, path)
  expect((await score()).value).toBe('')
})

test('[ASG-005] a correction goes on after a colleague corrected the grade first: what was typed stays, the rest follows', async () => {
  const course = await makeCourse(world, { outline: [['Assignment']], instructor_id: teacher.id })
  const [learner, colleague] = [await world.person('learner'), await world.person('admin')]
  const related_id = await enroll(world, { course, user_id: learner.id })
  const assignment_id = course.items[0]?.id ?? 0
  const body = { related_id, attempt: 1, text: 'Answer', files: [] }
  await learner.call(make_learner_response, { params: { item_id: assignment_id }, body })
  const params = { course_id: course.id, assignment_id }
  const grade = { related_id, attempt: 1, score: 50, feedback: 'See page 3' }
  const { instructor_response } = await colleague.call(make_instructor_response, { params, body: grade })
  const path = linkToStaff('assignmentProgress', { slug: course.slug, user_id: learner.id, related_id, assignment_id })
  page = await openAdmin(world, teacher, path)
  await press(page.user, await page.findByRole('button', { name: 'Correct grade of attempt 1' }))
  await write(page.user, await page.findByRole('textbox', { name: /Feedback/ }), 'See pages 3 and 4')
  await write(page.user, await page.findByRole('textbox', { name: /Reason/ }), 'A page was overlooked')
  const graded_at = instructor_response?.graded_at ?? ''
  await colleague.call(correct_grade, { params, body: { ...grade, score: 60, graded_at, reason: 'Counted again' } })

  await press(page.user, page.getByRole('button', { name: 'Save correction' }))
  await page.findByText(/changed this grade to 60% meanwhile/)
  expect((await score()).value).toBe('60')
  expect(page.getByRole<HTMLTextAreaElement>('textbox', { name: /Reason/ }).value).toBe('A page was overlooked')
  await press(page.user, page.getByRole('button', { name: 'Save correction' }))
  await page.findByText('Earlier feedback: See page 3')
  await page.findByText('See pages 3 and 4')
})
