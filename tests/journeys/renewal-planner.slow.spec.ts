import { expect, test } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { makeStaff, signInAs } from '../support/staff.ts'

test.describe.configure({ timeout: 180_000 })

const total = /\$(\d+\.\d\d)/

test('a nurse sees requirements and cheapest courses; own hours lower the price, one click buys', async ({ page }) => {
  await page.goto('/courses/all')
  await page.getByRole('link', { name: 'License renewal' }).first().click()
  await page.getByRole('link', { name: 'Registered nurses in Florida' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('License renewal: Registered nurses in Florida')
  await expect(page.getByText('16 hours every 2 years')).toBeVisible()
  await expect(page.getByRole('link', { name: 'the board’s information' })).toHaveAttribute('href', /^https:/)
  await page.getByRole('button', { name: 'Plan my renewal' }).click()
  await expect(page.getByLabel('(hours)').first()).toBeFocused()
  const plan = page.getByRole('region', { name: 'The cheapest option' })
  await expect(plan.getByRole('listitem').first()).toBeVisible()
  const price = async () => Number(total.exec((await plan.getByText(/^Total/).textContent()) ?? '')?.[1])
  const whole = await price()
  expect(whole).toBeGreaterThan(0)
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
    await page.screenshot({ path: `test-results/renewal-${width}.png`, fullPage: true })
  }

  await page.getByLabel('Other subjects (hours)').fill('lots')
  await page.getByRole('button', { name: 'Find the cheapest courses' }).click()
  await expect(page.getByLabel('Other subjects (hours)')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Other subjects (hours)').fill('8')
  await page.getByRole('button', { name: 'Find the cheapest courses' }).click()
  await expect.poll(price).toBeLessThan(whole)

  const lines = await plan.getByRole('listitem').getByRole('link').allTextContents()
  await plan.getByRole('button', { name: 'Add all to cart' }).click()
  await plan.getByRole('link', { name: 'Go to cart' }).click()
  await page.waitForURL('**/cart')
  for (const line of lines) await expect(page.getByRole('link', { name: line }).first()).toBeVisible()
})

test('staff enter a board’s requirements, and its page appears a moment later', async ({ page }) => {
  const title = `Dental hygienists in Wyoming ${Date.now()}`
  await signInAs(page, await makeStaff(['admin']))
  await page.goto('/portals/renewal-requirements/create')
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('State', { exact: true }).selectOption({ label: 'Wyoming' })
  await page.getByLabel('Profession').fill('RDH')
  await page.getByLabel('Of these, by subject').fill('Jurisprudence')
  await page.getByLabel('Source').fill('https://dental.wyo.gov/')
  await page.getByLabel('Checked on').fill('2026-11-20')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/Write each subject once/)).toBeVisible()
  await page.getByLabel('Of these, by subject').fill('Jurisprudence: 2')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Save Successful')).toBeVisible()
  const slug = title.toLowerCase().replaceAll(' ', '-')
  await expect.poll(async () => (await page.goto(`/license-renewal/${slug}`))?.status(), { timeout: 30_000 }).toBe(200)
  await expect(page.getByText('at least 2 hours of these')).toBeVisible()
  await page.getByRole('button', { name: 'Plan my renewal' }).click()
  // Other journeys accredit courses meanwhile, but none for this board.
  await expect(
    page.getByText(/No course here counts for this renewal yet\.|All our courses together do not cover/),
  ).toBeVisible()
})
