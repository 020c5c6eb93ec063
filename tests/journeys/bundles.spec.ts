import { expect, test } from '@playwright/test'
import { flagship, newEmail, payOnProviderPage, registerAtCheckout } from '../support/shopper.ts'

test.describe.configure({ timeout: 360_000 })
const bundle = { slug: 'clinical-annual-requirements', title: 'Clinical Annual Requirements' }

test('[CRT-007] [CRT-008] [CRT-012] [CHK-001] [CHK-003] a visitor puts a bundle and a course into the cart and pays in steps', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(`/bundles/${bundle.slug}`)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('link', { name: 'In your cart: view cart' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`/course/${flagship}`)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.locator('[data-cart-count]').first()).toHaveText('2')
  await page.goto('/cart')
  const bundles = page.getByRole('region', { name: 'Bundles' })
  await expect(bundles.getByText('1 of its 3 courses is also in your cart elsewhere.')).toBeVisible()
  await expect(bundles.getByRole('spinbutton')).toHaveCount(0)
  const summary = page.getByRole('complementary', { name: 'Summary' })
  await expect(summary.getByText('$78.00')).toBeVisible()
  await bundles.getByRole('button', { name: `Remove ${bundle.title}` }).click()
  await expect(summary.locator('output')).toHaveText('$19.00')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(summary.locator('output')).toHaveText('$78.00')

  await summary.getByRole('link', { name: 'Checkout' }).click()
  const steps = page.getByRole('navigation', { name: 'Checkout steps' })
  await expect(steps.getByRole('link')).toHaveText(['1. Courses', '2. Bundles'])
  await registerAtCheckout(page, newEmail('bundle'))
  await page.getByRole('button', { name: 'Pay $19.00' }).click()
  await payOnProviderPage(page)
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('link', { name: 'Continue with the bundles' }).click()

  await expect(page.getByText('You’re already enrolled in 1 of its 3 courses.')).toBeVisible()
  await page.getByRole('button', { name: 'Pay $59.00' }).click()
  await payOnProviderPage(page)
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Bundle of 3 courses')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Start course' })).toHaveCount(2)
  await expect(page.getByText('All my courses')).toBeVisible()
  await page.goto('/cart')
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
})
