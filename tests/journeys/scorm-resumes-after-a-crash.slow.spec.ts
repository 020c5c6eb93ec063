import { expect, test, type Page } from '@playwright/test'
import { crashContent, lessonOn } from '../support/lesson-frame.ts'
import { flagship, newEmail, payOnProviderPage, addToCartAndCheckOut, signInAtCheckout } from '../support/shopper.ts'

test.describe.configure({ timeout: 360_000 })

/** Waits for the response that confirms the fourth page as the position; "Saved" alone may still refer to the third. */
const fourthPageSaved = (page: Page) =>
  page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/commit') &&
      answer.ok() &&
      /"cmi\.core\.lesson_location":"calls"/.test(answer.request().postData() ?? ''),
  )

async function openAgain(page: Page): Promise<Page> {
  const again = await page.context().newPage()
  await again.goto(`/courses/learner/${flagship}`)
  await again.getByRole('link', { name: 'Begin this Course' }).first().click()
  return again
}

test('a learner whose lesson crashed resumes at the same position, online and offline', async ({ page, context }) => {
  await addToCartAndCheckOut(page)
  await signInAtCheckout(page, newEmail('crash'))
  await page.getByRole('button', { name: /^Pay / }).click()
  await payOnProviderPage(page)
  await page.getByRole('link', { name: 'Start course' }).click({ timeout: 30_000 })
  await page.getByRole('link', { name: 'Start this Course' }).first().click()
  await page.getByRole('button', { name: 'Mark as finished and continue' }).click()

  const saved = fourthPageSaved(page)
  for (let place = 2; place <= 4; place += 1) await lessonOn(page).getByRole('button', { name: 'Next' }).click()
  await expect(lessonOn(page).getByText('Page 4 of 6')).toBeVisible()
  await saved
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await crashContent(page)

  const again = await openAgain(page)
  await expect(lessonOn(again).getByText('Page 4 of 6')).toBeVisible({ timeout: 30_000 })
  await context.setOffline(true)
  await lessonOn(again).getByRole('button', { name: 'Next' }).click()
  await expect(again.getByText('Offline. We’ll keep trying to save.')).toBeVisible()
  await crashContent(again)

  await context.setOffline(false)
  const third = await openAgain(again)
  await expect(lessonOn(third).getByText('Page 5 of 6')).toBeVisible({ timeout: 30_000 })
  await expect(third.getByText('Saved', { exact: true })).toBeVisible()
})
