import { expect, test, type Page } from '@playwright/test'
import { hipaaEssentials } from '../../api/local/demo/content/lessons/hipaa-essentials.ts'
import { expectAccessible } from '../support/accessible.ts'
import { makeExamTaker } from '../support/exam-taker.ts'
import { signInAs } from '../support/staff.ts'

test.describe.configure({ timeout: 120_000 })

const found = hipaaEssentials.flatMap((module) => module.items).find((item) => item.type === 'Exam')
const questions = found?.type === 'Exam' ? found.questions : []

/** Takes the exam from its page: everything right, or everything else. */
async function take(page: Page, { begin, isRight }: { begin: string; isRight: boolean }): Promise<void> {
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

test('[STUMBLE-2] [OP-81] a failed exam gives its score and where to read again, and what is right once it is passed, in one vocabulary', async ({
  page,
}) => {
  const taker = await makeExamTaker()
  const heard: string[] = []
  page.on('response', async (answer) => {
    if (answer.url().includes('/api/learner/exams/')) heard.push(await answer.text().catch(() => ''))
  })
  await signInAs(page, taker.email)
  await page.goto(taker.exam)
  await take(page, { begin: 'Start the exam', isRight: false })
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
  await take(page, { begin: 'Try again', isRight: true })
  await expect(page.getByRole('heading', { name: 'Passed' })).toBeVisible()
  await expect(page.getByText('Correct', { exact: true })).toHaveCount(questions.length)
  await expect(page.getByText(/Correct answer/).first()).toBeVisible()
  await expect(outline.getByRole('link', { name: /Final exam.*Passed/ })).toBeVisible()
  await expectAccessible(page)

  await page.goto(taker.outline)
  await expect(page.getByRole('link', { name: /Final exam.*Passed/ })).toBeVisible()
  await expect(page.getByText('Success', { exact: true })).toHaveCount(0)
})
