import { expect, test, type Page } from '@playwright/test'
import { hipaaEssentials } from '../../api/local/demo/content/lessons/hipaa-essentials.ts'
import { expectAccessible } from '../support/accessible.ts'
import { endAttemptIn, makeExamTaker, makePoolTaker } from '../support/exam-taker.ts'
import { makeRunningCourse } from '../support/running-course.ts'
import { makeStaff, signInAs } from '../support/staff.ts'

test.describe.configure({ timeout: 240_000 })

const found = hipaaEssentials.flatMap((module) => module.items).find((item) => item.type === 'Exam')
const questions = found?.type === 'Exam' ? found.questions : []

/** Takes the exam from its page, answering everything right or everything wrong. */
async function takeExam(page: Page, { begin, isRight }: { begin: string; isRight: boolean }): Promise<void> {
  await page.getByRole('button', { name: begin }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  for (const [place, { choices }] of questions.entries()) {
    await expect(page.getByRole('heading', { name: `Question ${place + 1} of ${questions.length}` })).toBeVisible()
    for (const choice of choices.filter(({ is_correct }) => is_correct === isRight).slice(0, isRight ? 4 : 1))
      await page.getByLabel(choice.text, { exact: true }).check()
    const isLast = place === questions.length - 1
    await page.getByRole('button', { name: isLast ? 'Review your answers' : 'Next question' }).click()
  }
  await page.getByRole('button', { name: 'Finish the exam' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
}

test('[OP-81] a failed exam shows score and what to reread; correct answers appear once passed', async ({ page }) => {
  const taker = await makeExamTaker()
  const heard: string[] = []
  page.on('response', async (answer) => {
    if (answer.url().includes('/api/learner/exams/')) heard.push(await answer.text().catch(() => ''))
  })
  await signInAs(page, taker.email)
  await page.goto(taker.exam)
  await takeExam(page, { begin: 'Start the exam', isRight: false })
  await expect(page.getByRole('heading', { name: 'Failed' })).toBeVisible()
  await expect(page.getByText(/^Your score: 0% \(0 of 4 correct\)/)).toBeVisible()
  await expect(page.getByText('which are correct, once you pass')).toBeVisible()
  await expect(page.getByText('Correct answer')).toBeHidden()
  expect(heard.filter((text) => text.includes('is_correct'))).toEqual([])
  await expectAccessible(page)
  const outline = page.getByRole('complementary', { name: 'Course outline' })
  await expect(outline.getByRole('link', { name: /Final exam.*Failed/ })).toBeVisible()

  const lesson = hipaaEssentials[0]?.items[0]?.title ?? ''
  await page.getByRole('region', { name: 'Read again' }).getByRole('link', { name: lesson }).click()
  await expect(page.getByRole('heading', { name: lesson, level: 1 })).toBeVisible()
  await page.goto(taker.exam)
  await takeExam(page, { begin: 'Try again', isRight: true })
  await expect(page.getByRole('heading', { name: 'Passed' })).toBeVisible()
  await expect(page.getByText('Correct', { exact: true })).toHaveCount(questions.length)
  await expect(page.getByText(/Correct answer/).first()).toBeVisible()
  await expect(outline.getByRole('link', { name: /Final exam.*Passed/ })).toBeVisible()
  await expectAccessible(page)

  await page.goto(taker.outline)
  await expect(page.getByRole('link', { name: /Final exam.*Passed/ })).toBeVisible()
  await expect(page.getByText('Success', { exact: true })).toHaveCount(0)
})

test('[OP-83] [EXM-018] a timed pool exam resumes after a crash with answers and time, and auto-submits', async ({
  page,
  context,
}) => {
  const taker = await makePoolTaker()
  await signInAs(page, taker.email)
  await page.goto(taker.exam)
  await expect(page.getByText('30 min')).toBeVisible()
  await page.getByRole('button', { name: 'Start the exam' }).click()
  await expect(page.getByRole('dialog')).toContainText('You have 30 minutes.')
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  const first = page.getByRole('heading', { name: 'Question 1 of' })
  await expect(first).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^(?:29|30):\d\d$/)
  const sheet = await page
    .getByRole('group')
    .filter({ has: page.getByRole('radio') })
    .innerText()
  await page.getByRole('radio').first().check()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expectAccessible(page)

  // The device's clock jumps six hours ahead; the page asks the server, and the exam continues.
  const asked = page.waitForResponse(
    (answer) => answer.url().includes('/api/learner/exams/') && answer.request().method() === 'GET',
  )
  await page.evaluate(() => {
    const { now } = Date
    Date.now = () => now() + 6 * 3_600_000
  })
  await asked
  await expect(page.getByRole('timer')).toHaveText(/^(?:28|29):\d\d$/)
  await expect(page.getByRole('radio').first()).toBeChecked()
  await page.close()

  await endAttemptIn(taker.related_id, 45)
  const again = await context.newPage()
  await again.goto(taker.exam)
  await again.getByRole('button', { name: 'Continue the exam' }).click()
  await expect(again.getByText('One minute left.')).toBeVisible()
  await again.getByRole('button', { name: 'Previous question' }).click()
  await expect(again.getByRole('radio').first()).toBeChecked()
  expect(
    await again
      .getByRole('group')
      .filter({ has: again.getByRole('radio') })
      .innerText(),
  ).toBe(sheet)

  await endAttemptIn(taker.related_id, 2)
  await again.reload()
  await expect(again.getByText('Time was up. Your saved answers were submitted.')).toBeVisible({
    timeout: 20_000,
  })
  await expect(again.getByText(/^Your score: /)).toBeVisible()
})

test('a Knowledge Check completed without being taken leads on and is not offered again', async ({ page }) => {
  const email = await makeStaff(['learner'])
  const { items } = await makeRunningCourse(email, 'food-handler-essentials')
  await signInAs(page, email)
  await page.goto(items.Survey ?? '')
  await expect(page.getByText('Attempts left')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Continue' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start the Knowledge Check' })).toHaveCount(0)
})
