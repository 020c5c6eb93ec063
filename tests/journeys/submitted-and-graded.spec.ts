import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { signInAs } from '../support/staff.ts'
import { subscribed } from '../support/subscribed.ts'
import { makeTaughtCourse, type TaughtCourse } from '../support/taught-course.ts'

test.describe.configure({ timeout: 300_000 })

async function submitAnswer(page: Page, text: string): Promise<void> {
  await page.getByLabel('Your answer').fill(text)
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('Submitted. You’ll be notified when it is graded.')).toBeVisible()
}

async function grade(staff: Page, score: number, feedback: string): Promise<void> {
  const form = staff.getByRole('form', { name: 'Grade' })
  await form.getByLabel('Score').fill(String(score))
  await form.getByLabel(/Feedback/).fill(feedback)
  await form.getByRole('button', { name: 'Save grade' }).click()
  await expect(staff.getByText('was graded. The learner was notified.').last()).toBeVisible()
}

const gradingPath = ({ slug, related_id, item, learner }: TaughtCourse): string =>
  `/courses/builder/${slug}/assignment-progress/${learner.id}/${related_id}/${item.id}`

async function openBoth(page: Page, staff: Page): Promise<TaughtCourse> {
  const course = await makeTaughtCourse('documentation-that-holds-up', 'Assignment')
  const { slug, related_id, item, learner } = course
  await signInAs(staff, course.teacher)
  const listening = subscribed(staff)
  await staff.goto('/assignments')
  await listening
  await signInAs(page, learner.email)
  const heard = subscribed(page)
  await page.goto(`/courses/learner/${slug}/${related_id}/outline/assignments/${item.id}`)
  await heard
  return course
}

test('[ASG-002] [ASG-003] [ASG-004] [ASG-005] [BLD-009] submitted text and a file reach the queue live and are graded beside earlier attempts', async ({
  page,
  browser,
}) => {
  const staff = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
  const mine = gradingPath(await openBoth(page, staff))
  const waiting = staff.locator(`a[href="${mine}"]`)
  await expect(staff.getByRole('heading', { name: 'Grading' })).toBeVisible()
  await expect(waiting).toHaveCount(0)

  const file = { name: 'note.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') }
  await page.getByLabel('Files to submit').setInputFiles(file)
  await expect(page.getByRole('button', { name: 'Remove note.pdf' })).toBeVisible({ timeout: 30_000 })
  await submitAnswer(page, 'He fell out of bed.')
  await expectAccessible(page)

  await expect(waiting).toHaveText('Robin Vale')
  await waiting.click()
  await expect(staff).toHaveURL(new RegExp(`${mine}$`))
  const first = staff.getByRole('region', { name: 'Attempt 1' })
  await expect(first).toContainText('He fell out of bed.')
  const href = (await first.getByRole('link', { name: 'note.pdf' }).getAttribute('href')) ?? ''
  const given = await staff.evaluate(async (path) => {
    const answer = await fetch(path)
    return { status: answer.status, text: await answer.text() }
  }, href)
  expect(given).toEqual({ status: 200, text: file.buffer.toString() })
  await grade(staff, 69, 'Nobody saw him fall.')

  // The learner has not touched the page since.
  await expect(page.getByText('Failed, 69%')).toBeVisible()
  await expect(page.getByText('Nobody saw him fall.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Attempt 2' })).toBeVisible()
  await submitAnswer(page, '14:20 Found sitting on the floor.')

  const second = staff.getByRole('region', { name: 'Attempt 2' })
  await expect(second).toContainText('14:20 Found sitting on the floor.')
  const [left, right] = [await second.boundingBox(), await first.boundingBox()]
  expect(left?.y).toBe(right?.y)
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0)
  await expectAccessible(staff)
  await grade(staff, 70, 'Timed and seen.')
  await expect(page.getByText('Passed, 70%')).toBeVisible()
  await expect(page.getByLabel('Your answer')).toHaveCount(0)
  await expect(staff.getByText('passed, 1 of 3 attempts left')).toBeVisible()
  await expectAccessible(page)
  await staff.context().close()
})

test('[FRM-001] the grading queue shows submission times and results on a phone and guards half-typed grades', async ({
  page,
  browser,
}) => {
  const staff = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  const mine = gradingPath(await openBoth(page, staff))
  await submitAnswer(page, 'On time.')
  const row = staff.getByRole('row').filter({ has: staff.locator(`a[href="${mine}"]`) })
  const year = String(new Date().getFullYear())
  await expect(row.getByText(year).locator('visible=true')).toBeInViewport()
  await row.getByRole('link').click()
  await staff.getByLabel('Score').fill('8')
  await staff.goBack()
  await staff.getByRole('dialog').getByRole('button', { name: 'Continue Editing' }).click()
  await expect(staff.getByLabel('Score')).toHaveValue('8')
  await grade(staff, 88, 'Good.')
  await staff.goto('/assignments?state=graded')
  await expect(row.getByText('88%').locator('visible=true')).toBeInViewport()
  await expect(row.getByText(year).locator('visible=true')).toBeInViewport()
  await staff.context().close()
})
