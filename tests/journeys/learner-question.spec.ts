import { expect, test } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { signInAs } from '../support/staff.ts'
import { subscribed } from '../support/subscribed.ts'
import { makeTaughtCourse } from '../support/taught-course.ts'

test.describe.configure({ timeout: 240_000 })

const questionTitle = 'Who signs a late entry?'

test('[LRN-003] [LRN-043] [LRN-045] [BLD-008] [BLG-013] [FRM-008] a learner’s question reaches the instructor live, and the answer reaches the learner live', async ({
  page,
  browser,
}) => {
  const course = await makeTaughtCourse('documentation-that-holds-up', 'Text')
  const staff = await (await browser.newContext()).newPage()
  await signInAs(staff, course.teacher)
  const listening = subscribed(staff)
  await staff.goto(`/courses/builder/${course.slug}/questions`)
  await listening
  await expect(staff.getByRole('heading', { name: 'Nursing Documentation That Holds Up' })).toBeVisible()
  await expect(staff.getByRole('link', { name: questionTitle })).toHaveCount(0)

  await signInAs(page, course.learner.email)
  const area = `/courses/learner/${course.slug}/${course.related_id}`
  await page.goto(`${area}/outline/modules/${course.item.module_id}/Text/${course.item.id}`)
  await page.getByRole('button', { name: 'Ask a question' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask a question' })
  await expect(dialog).toContainText(course.item.title)
  await dialog.getByLabel('Your question').fill(questionTitle)
  await dialog.getByLabel(/Details/).fill('The nurse who writes it, or the one who was there?')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send question' }).click()
  const sent = page.getByRole('dialog', { name: 'Question sent' })
  await expect(sent).toContainText('Your question was sent.')
  await expect(sent.getByRole('link', { name: 'Open your question' })).toBeVisible()
  await expectAccessible(page)
  await sent.getByRole('button', { name: 'Back to the lesson' }).click()

  const row = staff.getByRole('row').filter({ hasText: questionTitle })
  await expect(row).toContainText('Waiting for an answer')
  await expect(row).toContainText(course.item.title)

  const heard = subscribed(page)
  await page.goto(`${area}/questions`)
  await heard
  await expect(page.getByRole('listitem').filter({ hasText: questionTitle })).toContainText('Waiting for an answer')

  await row.getByRole('link', { name: questionTitle }).click()
  await expect(staff).toHaveURL(new RegExp(`/courses/builder/${course.slug}/questions/\\d+$`))
  await expect(staff.getByText('The nurse who writes it, or the one who was there?')).toBeVisible()
  await staff
    .getByLabel('Answer', { exact: true })
    .fill('Whoever writes it, with the time of writing and of the event.')
  await expectAccessible(staff)
  await staff.getByRole('button', { name: 'Send answer' }).click()
  await expect(staff.getByText('Your answer was sent.')).toBeVisible()

  const card = page.getByRole('listitem').filter({ hasText: questionTitle })
  await expect(card).toContainText('Answered')
  await expect(card).toContainText('1 reply')
  const again = subscribed(page)
  await card.getByRole('link', { name: questionTitle }).click()
  await again
  await expect(page).toHaveURL(new RegExp(`${area}/questions/\\d+$`))
  const answers = page.getByRole('list', { name: 'Answers' })
  await expect(answers).toContainText('Whoever writes it, with the time of writing and of the event.')
  await expect(answers).toContainText('Instructor team')

  await staff.getByLabel('Answer', { exact: true }).fill('And say that it is late.')
  await staff.getByRole('button', { name: 'Send and close' }).click()
  await expect(answers).toContainText('And say that it is late.')
  await expect(page.getByText('Closed', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await staff.context().close()
})
