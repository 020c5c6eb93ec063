import { expect, test, type Page } from '@playwright/test'
import { originOf } from '../support/staff.ts'
import { newEmail, payOnProviderPage, registerAtCheckout } from '../support/shopper.ts'

test.describe.configure({ timeout: 240_000 })

const names = (page: Page) =>
  page.evaluate(() => ((window as { porticoEvents?: { name: string }[] }).porticoEvents ?? []).map(({ name }) => name))

/** Buys the first course of a portal's catalog after answering the cookie banner; ends on the thank-you page. */
async function buyOn(page: Page, origin: string, answer: 'Accept all' | 'Decline all'): Promise<void> {
  await page.goto(`${origin}/courses`)
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: answer }).click()
  await page.locator('.course-card:has(.price) .course-card-title a').first().click()
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByRole('button', { name: 'Keep browsing' }).click()
  await page.goto(`${origin}/cart`)
  await page.getByRole('link', { name: 'Checkout' }).click()
  await registerAtCheckout(page, newEmail('conversion'))
  await page.getByRole('button', { name: /^Pay / }).click()
  await payOnProviderPage(page)
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible({ timeout: 30_000 })
}

test('[CRT-015] a paid order is reported once as a conversion on the core portal', async ({ page }) => {
  await buyOn(page, '', 'Accept all')
  await expect.poll(() => names(page)).toEqual(['purchase', 'conversion'])
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  expect(await names(page)).toEqual([])
})

test('[CRT-015] on another portal it is reported as a purchase, not a conversion', async ({ page }) => {
  await buyOn(page, originOf('summit-ce'), 'Accept all')
  await expect.poll(() => names(page)).toEqual(['purchase'])
})

test('[CRT-015] [LEG-006] nothing is reported for visitors who declined, not even on the core portal', async ({
  page,
}) => {
  await buyOn(page, '', 'Decline all')
  expect(await names(page)).toEqual([])
})
