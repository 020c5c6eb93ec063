import { expect, test } from '@playwright/test'
import { cartKey } from '../../site/src/scripts/browser-cart.ts'
import { expectAccessible } from '../support/accessible.ts'
import {
  newEmail,
  payOnProviderPage,
  addToCartAndCheckOut,
  registerAtCheckout,
  signInAtCheckout,
} from '../support/shopper.ts'

test.describe.configure({ timeout: 240_000 })

test('[CHK-005] [CHK-007] [CHK-012] [CRT-001] a declined card, going back with the cart intact, then success', async ({
  page,
}) => {
  await addToCartAndCheckOut(page)
  await registerAtCheckout(page, newEmail('declined'))
  await page.getByRole('button', { name: /^Pay / }).click()
  await payOnProviderPage(page, '4000 0000 0000 0002')
  await expect(page.getByRole('heading', { name: 'Your card was declined.' })).toBeVisible()
  await page.getByRole('link', { name: 'Cancel and return' }).click()
  await expect(page).toHaveURL(/\/checkout\/course/)
  await expect(page.getByRole('alert')).toContainText(
    'Payment canceled. You weren’t charged, and everything is still in your cart.',
  )
  await expectAccessible(page)
  await expect(page.getByText('HIPAA Essentials for Front Desk Staff').first()).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Pay / })).toBeEnabled()
  await expect(page.getByText('Payment canceled.')).toHaveCount(0)
  await page.getByRole('button', { name: /^Pay / }).click()
  await payOnProviderPage(page)
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible({ timeout: 30_000 })
  await page.goto('/orders')
  await expect(page.getByText('Completed').first()).toBeVisible()
})

test('[ui] a buyer returning by the cancel link after paying elsewhere reads that it is paid', async ({
  page,
  browser,
}) => {
  await addToCartAndCheckOut(page)
  await signInAtCheckout(page, newEmail('twice'))
  await page.getByRole('button', { name: /^Pay / }).click()
  await page.waitForURL(/\/pay\//)
  const other = await (await browser.newContext()).newPage()
  await other.goto(page.url())
  await payOnProviderPage(other)
  await other.waitForURL(/\/login/)
  await other.context().close()
  await page.getByRole('link', { name: 'Cancel and return' }).click()
  await expect(page.getByRole('alert')).toContainText('This order is already paid')
  // As if another tab had emptied the cart.
  await page.evaluate((key) => localStorage.removeItem(key), cartKey)
  await page.goto('/checkout/course?payment=canceled')
  await expect(page.getByText('There are no courses in your cart')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('This order is already paid')
  await page.getByRole('link', { name: 'View your order' }).click()
  await expect(page.getByRole('heading', { name: /^Order \d+$/ })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Completed').first()).toBeVisible()
})

test('[CHK-005] [CHK-028] reloading or going back anywhere in a purchase loses no input and buys once', async ({
  page,
}) => {
  await addToCartAndCheckOut(page)
  await page.reload()
  await expect(page.getByText('HIPAA Essentials for Front Desk Staff').first()).toBeVisible()
  await signInAtCheckout(page, newEmail('reloads'))
  await page.reload()
  await expect(page.getByLabel('Street address')).toHaveValue('1 Congress Avenue')
  await page.getByRole('button', { name: /^Pay / }).click()
  await page.waitForURL(/\/pay\//)
  const opened = page.url()
  await page.reload()
  await expect(page.getByRole('button', { name: /^Pay / })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/checkout\/course/)
  await expect(page.getByLabel('City')).toHaveValue('Austin')
  await expect(page.getByText('You’ve begun to pay for the same')).toHaveCount(0)
  await page.getByRole('button', { name: /^Pay / }).click()
  await page.waitForURL(opened)
  await payOnProviderPage(page)
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible({ timeout: 30_000 })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible({ timeout: 30_000 })
  await page.goto('/orders')
  await expect(page.getByRole('link', { name: /Order \d+, / })).toHaveCount(1)
})
