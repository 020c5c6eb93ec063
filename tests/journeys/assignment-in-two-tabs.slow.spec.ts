import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { signInAs } from '../support/staff.ts'
import { makeTaughtCourse } from '../support/taught-course.ts'

const answer = (page: Page) => page.getByLabel('Your answer')
const question = (page: Page) => page.getByText('This answer was changed in another tab or on another device.')
const saved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible()

test('an assignment open in two tabs asks which text to keep and overwrites neither unseen', async ({
  page,
  context,
}) => {
  const { slug, related_id, item, learner } = await makeTaughtCourse('documentation-that-holds-up', 'Assignment')
  const path = `/courses/learner/${slug}/${related_id}/outline/assignments/${item.id}`
  await signInAs(page, learner.email)
  await page.goto(path)
  await answer(page).fill('Begun.')
  await saved(page)
  const second = await context.newPage()
  await second.goto(path)
  await expect(answer(second)).toHaveValue('Begun.')
  await answer(second).fill('Written in the second tab.')
  await saved(second)

  // A tab without any typing submits nothing that it does not show.
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  await expect(question(page)).toBeVisible()
  await page.getByRole('button', { name: 'Use the other text' }).click()
  await expect(answer(page)).toHaveValue('Written in the second tab.')
  await answer(second).fill('Written anew in the second tab.')
  await saved(second)

  await answer(page).fill('Written in the first tab.')
  await expect(question(page)).toBeVisible()
  await expectAccessible(page)
  // It is asked again before the work is submitted.
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  await expect(question(page)).toBeVisible()
  await page.getByText('Show the other text').click()
  await expect(page.getByText('Written anew in the second tab.')).toBeVisible()
  await page.getByRole('button', { name: 'Keep the text below' }).click()
  await expect(question(page)).toHaveCount(0)
  await saved(page)

  await answer(second).fill('Written on in the second tab.')
  await expect(question(second)).toBeVisible()
  await second.getByRole('button', { name: 'Use the other text' }).click()
  await expect(answer(second)).toHaveValue('Written in the first tab.')
  await answer(second).fill('Written in the first tab. And on.')
  await saved(second)
  await second.reload()
  await expect(answer(second)).toHaveValue('Written in the first tab. And on.')
})
