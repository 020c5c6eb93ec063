import { expect, test } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { press } from '../support/keyboard.ts'
import { inDatabase } from '../support/portico-database.ts'
import { payOnProviderPage, signInAtCheckout, newEmail } from '../support/shopper.ts'

const fromSearch = { referer: 'https://www.google.com/' }

test('[CAT-016] on a phone, a state’s page leads to the license renewal of a profession, its courses and the cart', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/united-states/ohio', fromSearch)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Registered nurses in Ohio/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Registered nurses in Ohio')
  await page.getByRole('button', { name: 'Plan my renewal' }).click()
  const plan = page.getByRole('region', { name: 'The cheapest option' })
  await expect(plan.getByRole('listitem').first()).toBeVisible()
  const courses = await plan.getByRole('listitem').getByRole('link').allTextContents()
  await plan.getByRole('button', { name: 'Add all to cart' }).click()
  await plan.getByRole('link', { name: 'Go to cart' }).click()
  await page.waitForURL('**/cart')
  for (const course of courses) await expect(page.getByRole('link', { name: course }).first()).toBeVisible()
  await expectAccessible(page)
})

test('[CAT-015] by keyboard, an agency’s page leads to a course and the cart', async ({ page }) => {
  await page.goto('/regulating-agency/state-board-of-nursing-ohio', fromSearch)
  await press(page, page.getByRole('main').locator('.course-card a').first())
  await page.waitForURL('**/course/*')
  const title = (await page.getByRole('heading', { level: 1 }).textContent())?.trim() ?? ''
  await press(page, page.getByRole('button', { name: 'Add to cart' }).first())
  await page.goto('/cart')
  await expect(page.getByRole('link', { name: title }).first()).toBeVisible()
})

test('a price that changes between page and payment is shown before payment, and charged as shown', async ({
  page,
}) => {
  const slug = 'trust-accounts-without-surprises'
  await page.goto(`/course/${slug}`)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  const before = await setPrice(slug, 4_150)
  try {
    await page.goto('/cart')
    await expect(page.getByText(/was \$36\.00 on the page you added it from .* It’s \$41\.50 now\./)).toBeVisible()
    await page.getByRole('link', { name: 'Checkout' }).click()
    await signInAtCheckout(page, newEmail('price-change'))
    await setPrice(slug, 4_300)
    await page.getByRole('button', { name: 'Pay $41.50' }).click()
    await page.getByRole('button', { name: 'Pay $43.00' }).click()
    await payOnProviderPage(page)
    await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText('$43.00').first()).toBeVisible()
  } finally {
    await setPrice(slug, before)
  }
})

/** Changes the price of one seat and returns the earlier one. The page keeps it, as a page that a visitor left open does. */
const setPrice = (slug: string, cents: number): Promise<number> =>
  inDatabase(async (sql) => {
    const found = await sql<{ id: string; price: number }[]>`
      select p.id, p.price from course_pricings p join courses c on c.id = p.course_id
      where c.portal_id = 24 and c.slug = ${slug} order by p.from_quantity limit 1`
    await sql`update course_pricings set price = ${cents} where id = ${found[0]?.id ?? 0}`
    return found[0]?.price ?? 0
  })
