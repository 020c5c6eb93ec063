import { expect, test } from '@playwright/test'
import { flagship, newEmail, payOnProviderPage, registerAtCheckout, signIn } from '../support/shopper.ts'

test.describe.configure({ timeout: 360_000 })

test('[CRT-023] [CHK-004] [CHK-028] a wrong coupon code is rejected but preserved; the right one lowers every total', async ({
  page,
  browser,
}) => {
  const code = `SAVE-${process.pid}`
  const office = await (await browser.newContext()).newPage()
  await signIn(office, 'admin@portico.test')
  await office.waitForURL((url) => url.pathname !== '/login')
  await office.goto('/admin/coupons')
  await office.getByRole('link', { name: 'Create coupon' }).click()
  await office.getByLabel('Code', { exact: true }).fill(code)
  await office.getByLabel('Name').fill('A fifth off')
  await office.getByLabel('Percent off').fill('20')
  await office.getByRole('button', { name: 'Create coupon' }).click()
  await expect(office.getByRole('link', { name: code })).toBeVisible()

  await page.goto(`/course/${flagship}`)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Increase quantity' }).click()
  await page.getByRole('button', { name: 'Add a coupon code' }).click()
  await page.getByLabel('Coupon code').fill('SUMMER26')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('The code “SUMMER26” ended on Aug 31, 2026.').last()).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Coupon code')).toHaveValue('SUMMER26')
  await page.getByLabel('Coupon code').fill(code.toLowerCase())
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('A fifth off')).toBeVisible()
  await expect(page.getByText('−$7.60')).toBeVisible()
  await expect(page.locator('output.price')).toHaveText('$30.40')

  await page.getByRole('link', { name: 'Checkout' }).click()
  await expect(page.getByText('A fifth off')).toBeVisible()
  await registerAtCheckout(page, newEmail('coupon'))
  await page.getByRole('button', { name: 'Pay $30.40' }).click()
  await payOnProviderPage(page)
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('link', { name: /^Order \d+$/ }).click()
  await expect(page.getByText(`Coupon ${code}`)).toBeVisible()
  await expect(page.getByText('$30.40').last()).toBeVisible()
  await office.reload()
  await expect(office.getByRole('row', { name: new RegExp(code) })).toContainText('$7.60')
})
