import { expect, test, type Page } from '@playwright/test'
import { makeGradingQueue } from '../support/grading-queue.ts'
import { press, tabTo, write } from '../support/keyboard.ts'
import { mailTo } from '../support/mailbox.ts'
import { signInAs } from '../support/staff.ts'

test.describe.configure({ timeout: 300_000 })

const size = 20

/** Types the grade of the open submission, whose score field has the focus, and goes on with Ctrl Enter. */
async function gradeAndNext(page: Page, place: number): Promise<void> {
  const form = page.getByRole('form', { name: 'Grade' })
  await expect(page.getByText(`Plan ${place}.`, { exact: true })).toBeVisible()
  await expect(form.getByLabel('Score')).toBeFocused()
  await page.keyboard.type(String(70 + place))
  await page.keyboard.press('Tab')
  await page.keyboard.type(`Feedback ${place}.`)
  const saving = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().includes('assign'),
  )
  await page.keyboard.press('ControlOrMeta+Enter')
  expect((await saving).ok()).toBe(true)
}

test('[ASG-005] an instructor grades a queue of twenty by keyboard and corrects one grade', async ({ page }) => {
  const { teacher, learners } = await makeGradingQueue('Lift plans', size)
  await signInAs(page, teacher)
  await page.goto('/assignments')
  const rows = page.getByRole('region', { name: 'Submitted assignments' }).getByRole('link', { name: 'Robin Vale' })
  await expect(rows).toHaveCount(size)
  await press(page, rows.first())
  await tabTo(page, page.getByRole('form', { name: 'Grade' }).getByLabel('Score'))
  for (let place = 1; place <= size; place += 1) await gradeAndNext(page, place)
  await expect(page.getByText('Passed with 90%')).toBeVisible()
  await page.goto('/assignments')
  await expect(page.getByText('Nothing to grade right now')).toBeVisible()

  await page.goto(`/assignments?state=graded`)
  const graded = page.getByRole('row').filter({ hasText: '75%' })
  await press(page, graded.getByRole('link', { name: 'Robin Vale' }))
  await press(page, page.getByRole('button', { name: 'Correct grade of attempt 1' }))
  const correction = page.getByRole('form', { name: 'Correction of attempt 1' })
  await expect(correction.getByLabel('Score')).toBeFocused()
  await write(page, correction.getByLabel('Score'), '95')
  await write(page, correction.getByLabel('Reason'), 'I had overlooked page two.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Passed with 95%')).toBeVisible()
  await expect(page.getByText('Feedback 5.', { exact: true })).toBeVisible()
  await press(page, page.getByText('Corrected once'))
  await expect(page.getByText('75% → 95%')).toBeVisible()
  await expect(page.getByText('Reason: I had overlooked page two.')).toBeVisible()
  const mail = await mailTo(learners[4] ?? '', /grade was changed/)
  expect(mail.text).toContain('95')
})
