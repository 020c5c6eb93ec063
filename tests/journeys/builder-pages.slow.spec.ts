import { expect, test, type Locator } from '@playwright/test'
import { makeExamTaker } from '../support/exam-taker.ts'
import { buySeatsFor } from '../support/managed-seats.ts'
import { inDatabase } from '../support/portico-database.ts'
import { flagship } from '../support/shopper.ts'
import { makeStaff, signInAs } from '../support/staff.ts'

test.describe.configure({ timeout: 240_000 })

/** Creates a question about the course and a certificate held by someone on the portal. */
async function makeQuestionAndCertificate(): Promise<{ question: number; holder: number; serial: string }> {
  const { related_id } = await makeExamTaker()
  const learner = await makeStaff(['learner'])
  const seats = { manager: await makeStaff(['manager']), slug: flagship, quantity: 1 }
  await buySeatsFor({ ...seats, seated: [{ learner, finished: true }] })
  return inDatabase(async (sql) => {
    const [made] = await sql<{ id: string }[]>`
      insert into student_questions (portal_id, course_id, enrollment_id, user_id, title, text, sent_as)
      select portal_id, course_id, id, user_id, 'Which law?', 'Which one holds here?', gen_random_uuid() from enrollments where id = ${related_id}
      returning id`
    const [held] = await sql<{ user_id: string; serial: string }[]>`
      select user_id, serial from certificates where user_id = (select id from users where email = ${learner})`
    if (!made || !held) throw new Error('nobody asked, or nobody holds a certificate')
    return { question: Number(made.id), holder: Number(held.user_id), serial: held.serial }
  })
}

test('[BLD-008] every builder page of a course opens, shows its content and marks its tab current', async ({
  page,
}) => {
  const { question, holder, serial } = await makeQuestionAndCertificate()
  // The current tab, and an element that no other page has.
  const pages: Readonly<Record<string, readonly [tab: string | null, part: Locator]>> = {
    outline: ['Content', page.getByRole('button', { name: 'Add module' })],
    assignments: ['Assignments', page.getByRole('heading', { name: 'This course has no assignments' })],
    certificates: ['Issued certificates', page.getByRole('searchbox', { name: 'Search' })],
    [`certificates/${holder}`]: [null, page.getByRole('link', { name: serial, exact: true })],
    enrollments: ['Enrollments', page.getByRole('button', { name: 'Enroll people' })],
    exams: ['Exams', page.getByRole('region', { name: 'Exams' })],
    instructors: ['Instructors', page.getByRole('group', { name: 'Who teaches this course' })],
    managers: ['Managers', page.getByRole('region', { name: 'Managers' }).first()],
    pricing: ['Pricing', page.getByRole('group', { name: 'Price 1' })],
    questions: ['Questions', page.getByRole('link', { name: 'Which law?' }).first()],
    [`questions/${question}`]: [null, page.getByText('Which one holds here?')],
    surveys: ['Surveys', page.getByRole('heading', { name: 'This course has no knowledge checks' })],
    overview: ['Details', page.getByLabel('Address')],
    'overview/details': ['Details', page.getByLabel('Address')],
    'overview/settings': ['Settings', page.getByRole('region', { name: 'Pictures' })],
    'overview/due-dates': ['Due dates', page.getByRole('radio', { name: 'No due date' })],
    'overview/notifications': ['Notifications', page.getByRole('group', { name: 'Send an email' })],
    'overview/certificate-template': ['Certificate', page.getByLabel('Learners earn a certificate')],
    'overview/reviews': ['Reviews', page.getByRole('region', { name: 'Reviews' })],
  }
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await signInAs(page, await makeStaff(['course_admin', 'admin']))
  for (const [path, [tab, part]] of Object.entries(pages))
    await test.step(path, async () => {
      await page.goto(`/courses/builder/${flagship}/${path}`)
      await expect(part).toBeVisible()
      if (tab) await expect(page.getByRole('main').locator('nav [aria-current]', { hasText: tab })).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  expect(errors).toEqual([])
})
