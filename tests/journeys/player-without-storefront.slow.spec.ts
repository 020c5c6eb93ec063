import { expect, test, type Locator, type Page } from '@playwright/test'
import { hipaaEssentials } from '../../api/local/demo/content/lessons/hipaa-essentials.ts'
import { expectAccessible } from '../support/accessible.ts'
import { makeRunningCourse, type RunningCourse } from '../support/running-course.ts'
import { makeStaff, signInAs } from '../support/staff.ts'

test.describe.configure({ timeout: 240_000 })

const phone = { width: 390, height: 844 }
const bar = (page: Page) => page.getByRole('group', { name: 'Item controls' })
const lesson = (page: Page) => page.frameLocator('iframe').frameLocator('iframe')

async function open(page: Page): Promise<RunningCourse> {
  const email = await makeStaff(['learner'])
  const course = await makeRunningCourse(email)
  await signInAs(page, email)
  return course
}

/** Returns the share of the window, from 0 to 1, whose middle column shows the lesson: a package's frame, otherwise the item without its bar. */
const shareOfLesson = (page: Page, type: string): Promise<number> =>
  page.evaluate(
    (place) => {
      const rows = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(innerWidth / 2, y))
      const controls = '[role=group][aria-label="Item controls"]'
      return rows.filter((seen) => seen?.closest(place) && !seen.closest(controls)).length / rows.length
    },
    type === 'ScormModule' ? 'iframe' : 'article',
  )

/** Returns whether the element is wholly in the window with nothing on top of it. */
const isUncovered = (action: Locator): Promise<boolean> =>
  action.evaluate((button) => {
    const { top, right, bottom, left } = button.getBoundingClientRect()
    const corners = [
      [left + 8, top + 4],
      [right - 8, top + 4],
      [left + 8, bottom - 4],
      [right - 8, bottom - 4],
    ] as const
    return corners.every(([x, y]) => button.contains(document.elementFromPoint(x, y)))
  })

test('an item has no storefront around it; on a phone the lesson fills four fifths', async ({ page }) => {
  const { items } = await open(page)
  for (const height of [844, 664]) {
    await page.setViewportSize({ width: 390, height })
    for (const [type, path] of Object.entries(items)) {
      await test.step(`${type} at ${height} px`, async () => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('.skeleton, .spinner')).toHaveCount(0)
        if (type === 'ScormModule') await expect(lesson(page).getByRole('button', { name: 'Next' })).toBeVisible()
        expect(await shareOfLesson(page, type)).toBeGreaterThanOrEqual(0.8)
        await expect(page.getByRole('search')).toHaveCount(0)
        await expect(page.getByRole('banner')).toHaveCount(0)
        // The assignment belongs to another course.
        const course = type === 'Assignment' ? /./ : /hipaa essentials/i
        await expect(page.locator('.player-where').getByText(course).first()).toBeVisible()
        await expectAccessible(page)
      })
    }
  }
})

test('a package offers its own window once, even if the browser denies its frame storage', async ({ page }) => {
  await page.addInitScript(() => {
    if (!location.hostname.includes('.content.')) return
    const get = () => {
      throw new DOMException('The frame may store nothing', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get })
  })
  const { items } = await open(page)
  await page.goto(items['ScormModule'] ?? '')
  await expect(lesson(page).getByRole('button', { name: 'Next' })).toBeVisible()
  const offers = await Promise.all(
    page.frames().map((frame) => frame.getByRole('button', { name: /new window/ }).count()),
  )
  expect(offers.reduce((sum, count) => sum + count, 0)).toBe(1)
})

test('[EXM-007] on a phone every exam step shows its action, one way back and one hint', async ({ page }) => {
  await page.setViewportSize(phone)
  const { items } = await open(page)
  await page.goto(items['Exam'] ?? '')
  const start = page.getByRole('button', { name: /^Start the / })
  await expect(start).toBeVisible()
  expect(await isUncovered(start)).toBe(true)
  const figures = page.locator('.exam-facts dd')
  expect(new Set(await figures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))).size).toBe(1)
  await start.click()
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  const exam = hipaaEssentials.flatMap((module) => module.items).find((item) => item.type === 'Exam')
  const questions = exam?.type === 'Exam' ? exam.questions : []
  expect(questions.length).toBeGreaterThan(2)
  for (const [place, question] of questions.entries()) {
    await expect(page.getByRole('heading', { name: `Question ${place + 1} of ${questions.length}` })).toBeVisible()
    const next = page.getByRole('button', { name: /^(Next question|Review your answers)$/ })
    expect(await isUncovered(next)).toBe(true)
    await expect(
      page.getByRole('button', { name: /^Previous/ }).or(page.getByRole('link', { name: /^Previous/ })),
    ).toHaveCount(1)
    await expect(page.getByText(/^Choose |all that apply/i)).toHaveCount(1)
    for (const right of question.choices.filter((choice) => choice.is_correct))
      await page.getByLabel(right.text, { exact: true }).check()
    await expect(bar(page).getByText('Saved', { exact: true })).toBeVisible()
    if (place === 0) await expectAccessible(page)
    await next.click()
  }
  const finish = page.getByRole('button', { name: /^Finish the / })
  expect(await isUncovered(finish)).toBe(true)
  await finish.click()
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('heading', { name: 'Passed' })).toBeVisible()
  const shares = await page
    .getByRole('region', { name: 'Your answers' })
    .locator('li li')
    .evaluateAll((rows) => rows.map((row) => (row.children[1]?.clientWidth ?? 0) / row.clientWidth))
  expect(shares.length).toBeGreaterThan(questions.length)
  expect(Math.min(...shares)).toBeGreaterThan(0.75)
})
