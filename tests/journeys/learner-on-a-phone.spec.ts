import { expect, test, type Page } from '@playwright/test'
import { nursingHealthcare } from '../../api/local/demo/content/courses/nursing-healthcare.ts'
import { outlineFromOutcomes } from '../../api/local/demo/content/outline-from-outcomes.ts'
import type { DemoItem, DemoQuestion } from '../../api/local/demo/content/types.ts'
import { mailTo } from '../support/mailbox.ts'
import { signInAs } from '../support/staff.ts'
import { makeTaughtCourse } from '../support/taught-course.ts'

test.describe.configure({ timeout: 300_000 })
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const slug = 'documentation-that-holds-up'
const source = nursingHealthcare.find((course) => course.slug === slug)
const items: readonly DemoItem[] = source ? outlineFromOutcomes(source).flatMap((module) => module.items) : []
const questionsOf = (type: 'Exam' | 'Survey'): readonly DemoQuestion[] =>
  items.flatMap((item) => (item.type === type ? item.questions : []))
const lessons = items.flatMap((item) => (item.type === 'Text' ? [item.title] : []))

/** Takes the exam or survey on the page, with every answer right or wrong. */
async function answerAll(page: Page, type: 'Exam' | 'Survey', isRight: boolean): Promise<void> {
  await page.getByRole('button', { name: /^(Start the|Try again)/ }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).tap()
  const questions = questionsOf(type)
  for (const [place, { choices }] of questions.entries()) {
    await expect(page.getByRole('heading', { name: `Question ${place + 1} of ${questions.length}` })).toBeVisible()
    const chosen = choices.find(({ is_correct }) => is_correct === isRight)
    await page.getByLabel(chosen?.text ?? '', { exact: true }).check()
    const isLast = place === questions.length - 1
    await page.getByRole('button', { name: isLast ? 'Review your answers' : 'Next question' }).tap()
  }
  await page.getByRole('button', { name: /^Finish the / }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).tap()
}

/** Grades the submission on its grading page. */
async function gradeAsTeacher(page: Page, path: string): Promise<void> {
  await page.goto(path)
  const form = page.getByRole('form', { name: 'Grade' })
  await form.getByLabel('Score').fill('80')
  await form.getByLabel(/Feedback/).fill('Every line has its time.')
  await form.getByRole('button', { name: 'Save grade' }).click()
  await expect(page.getByText('was graded. The learner was notified.').last()).toBeVisible()
}

test('[CER-005] [OP-81] a learner on a phone fails once, rereads, passes, is graded and shares the certificate', async ({
  page,
  browser,
}) => {
  const course = await makeTaughtCourse(slug, 'Assignment')
  const outline = `/courses/learner/${slug}/${course.related_id}/outline`
  const open = async (title: string) => {
    await page.goto(outline)
    await page
      .getByRole('link', { name: new RegExp(title) })
      .first()
      .tap()
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  }
  await signInAs(page, course.learner.email)

  await open('Final exam')
  await answerAll(page, 'Exam', false)
  await expect(page.getByRole('heading', { name: 'Failed' })).toBeVisible()
  const again = page.getByRole('region', { name: 'Read again' }).getByRole('link')
  await expect(again).toHaveText(lessons)
  await again.first().tap()
  for (const title of lessons.slice(0, 3)) {
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Mark as finished and continue' }).tap()
  }
  await expect(page.getByRole('heading', { name: 'Halfway check', level: 1 })).toBeVisible()
  await answerAll(page, 'Survey', true)
  await open(lessons[3] ?? '')
  for (const title of lessons.slice(3)) {
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Mark as finished and continue' }).tap()
  }
  await expect(page.getByRole('heading', { name: course.item.title, level: 1 })).toBeVisible()
  await page.getByLabel('Your answer').fill('14:20 Found sitting on the floor.')
  await page.getByRole('button', { name: 'Submit', exact: true }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).tap()
  await expect(page.getByText('Submitted. You’ll be notified when it is graded.')).toBeVisible()
  await open('Final exam')
  await answerAll(page, 'Exam', true)
  await expect(page.getByRole('heading', { name: 'Passed' })).toBeVisible()

  const teacher = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
  await signInAs(teacher, course.teacher, new URL(page.url()).origin)
  const { learner, related_id, item } = course
  const path = `/courses/builder/${slug}/assignment-progress/${learner.id}/${related_id}/${item.id}`
  await gradeAsTeacher(teacher, new URL(path, page.url()).href)
  await teacher.context().close()
  const mail = await mailTo(learner.email, /^Your work was graded/)
  const link = /https?:\/\/\S+\/assignments\/\d+/.exec(mail.text)?.[0] ?? ''
  await page.goto(link)
  await expect(page.getByText('Passed, 80%')).toBeVisible()
  await expect(page.getByText('Every line has its time.')).toBeVisible()

  await page.goto(`/courses/learner/${slug}/${related_id}/certificates`)
  await page.getByRole('button', { name: 'Generate certificate' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).tap()
  const share = page.getByRole('link', { name: 'Add to LinkedIn' })
  await expect(share).toHaveAttribute('href', /linkedin\.com\/profile\/add\?.*certUrl=/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
