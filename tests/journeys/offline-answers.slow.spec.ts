import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { answersOf, makeExamTaker } from '../support/exam-taker.ts'
import { signInAs } from '../support/staff.ts'

test.describe.configure({ timeout: 240_000 })

const twoUnsentText = 'Offline: 2 answers are kept on this device'
const oneUnsentText = 'Offline: 1 answer is kept on this device'
const state = (page: Page) => page.getByRole('group', { name: 'Item controls' }).getByRole('status')

async function startExam(page: Page, exam: string): Promise<void> {
  await page.goto(exam)
  await page.getByRole('button', { name: 'Start the exam' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('heading', { name: 'Question 1 of 4' })).toBeVisible()
}
const answer = (page: Page) => page.getByRole('radio').first().check()
const next = (page: Page) => page.getByRole('button', { name: 'Next question' }).click()

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'My courses' }).click()
  await page.getByRole('button', { name: 'Sign out' }).first().click()
}

/** Checks that the browser asks before leaving this page, and stays on it. */
async function expectLeaveWarning(page: Page, leave: () => Promise<unknown>): Promise<void> {
  const asked = page.waitForEvent('dialog')
  const left = leave().catch(() => undefined)
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await left
}

test('answers given offline are stored, counted in one status, and sent on reconnecting', async ({ page, context }) => {
  const taker = await makeExamTaker()
  await signInAs(page, taker.email)
  await startExam(page, taker.exam)
  await context.setOffline(true)
  await answer(page)
  await next(page)
  await expect(state(page)).toHaveText(oneUnsentText)
  await answer(page)
  await expect(state(page)).toHaveText(twoUnsentText)
  await expectAccessible(page)
  await expectLeaveWarning(page, () => page.evaluate(() => location.assign('/courses/learner')))
  await expect(page.getByRole('heading', { name: 'Question 2 of 4' })).toBeVisible()

  await page.getByRole('button', { name: 'Review all answers' }).click()
  await page.getByRole('button', { name: 'Finish the exam' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  await expect(
    page.getByText(`${twoUnsentText}. They’re sent when the connection returns; then you can finish.`),
  ).toBeVisible()
  expect(await answersOf(taker)).toBe(0)

  await context.setOffline(false)
  await expect(state(page)).toHaveText('Saved')
  expect(await answersOf(taker)).toBe(2)
})

test('answers given offline survive a reload, and the exam continues after them', async ({ page, context }) => {
  const taker = await makeExamTaker()
  await signInAs(page, taker.email)
  await startExam(page, taker.exam)
  await context.setOffline(true)
  await answer(page)
  await expect(state(page)).toHaveText(oneUnsentText)
  // A dialog that disappeared with its page needs no answer.
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))
  await page.reload().catch(() => undefined)
  await context.setOffline(false)
  await page.goto(taker.exam)
  await page.getByRole('button', { name: 'Continue the exam' }).click()
  await expect(page.getByRole('heading', { name: 'Question 2 of 4' })).toBeVisible()
  expect(await answersOf(taker)).toBe(1)
})

test('signing out warns about unsent answers; only their owner sends them later', async ({ page }) => {
  const [taker, other] = [await makeExamTaker(), await makeExamTaker()]
  const sent: string[] = []
  await signInAs(page, taker.email)
  await startExam(page, taker.exam)
  // Only answers fail to be sent, so that signing out still works.
  await page.route('**/answers', (route) => route.abort())
  await answer(page)
  await expect(state(page)).toHaveText(oneUnsentText)
  page.on('dialog', (asked) => asked.accept())
  await page.goto(taker.outline)
  await expect(page.getByText(oneUnsentText)).toBeVisible()
  await signOut(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('1 answer is kept on this device, not sent yet.')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText(oneUnsentText)).toBeVisible()
  await signOut(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.unroute('**/answers')
  page.on('request', (request) => request.url().endsWith('/answers') && sent.push(request.url()))

  await signInAs(page, other.email)
  await startExam(page, other.exam)
  expect(sent).toEqual([])
  expect(await answersOf(taker)).toBe(0)
  await page.context().clearCookies()

  await signInAs(page, taker.email)
  await page.goto(taker.outline)
  await expect.poll(() => answersOf(taker)).toBe(1)
  expect(await answersOf(other)).toBe(0)
})

test('an answer to an attempt finished elsewhere never enters the next one, with a notice', async ({ page }) => {
  const taker = await makeExamTaker()
  await signInAs(page, taker.email)
  await startExam(page, taker.exam)
  await page.route('**/answers', (route) => route.abort())
  await answer(page)
  await expect(state(page)).toHaveText(oneUnsentText)

  const elsewhere = await page.context().newPage()
  await elsewhere.route('**/answers', (route) => route.abort())
  await elsewhere.goto(taker.exam)
  const again = { related_id: taker.related_id }
  const path = `/api/learner/exams/${taker.exam.split('/').at(-1)}`
  for (const step of ['finish', 'start'])
    expect(
      await elsewhere.evaluate(
        async ({ url, body }) => {
          const token = decodeURIComponent(/XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '')
          const headers = { 'content-type': 'application/json', 'x-xsrf-token': token }
          return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).status
        },
        { url: `${path}/${step}`, body: again },
      ),
    ).toBe(200)

  await page.unroute('**/answers')
  await elsewhere.close()
  await expect(
    page.getByText(
      'An answer saved on this device could not be saved. That attempt is over. Answers to it can’t be saved anymore.',
    ),
  ).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('In progress: 0 of 4 questions answered and saved.')).toBeVisible()
  expect(await answersOf(taker)).toBe(0)
})

test('[LRN-020] an item finished offline is stored and finished automatically on reconnecting', async ({
  page,
  context,
}) => {
  const taker = await makeExamTaker({ done: false })
  await signInAs(page, taker.email)
  await page.goto(taker.lesson)
  await expect(state(page)).toHaveText('Saved')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Mark as finished and continue' }).click()
  await expect(state(page)).toHaveText('Offline: your progress is saved on this device')
  await expect(page.getByRole('button', { name: 'Mark as finished and continue' })).toBeHidden()
  await context.setOffline(false)
  await expect(page.getByRole('link', { name: 'Continue', exact: true })).toBeVisible()
  await expect(page.getByRole('article').getByText('Finished', { exact: true })).toBeVisible()
})
