import { expect, test, type Page } from '@playwright/test'
import { mailTo } from '../support/mailbox.ts'
import { flagship, newEmail, payOnProviderPage, registerAtCheckout, signIn } from '../support/shopper.ts'

test.describe.configure({ timeout: 360_000 })

const cents = (text: string | null): number => Math.round(Number((text ?? '').replace(/[^\d.]/g, '')) * 100)
const sumOf = async (page: Page, label: string | RegExp): Promise<number> =>
  cents(await page.locator('.summary-row', { hasText: label }).last().locator('.tabular, .price').textContent())

test('[CRT-017] [CHK-001] [CHK-004] [OP-129] a guest’s purchase with team price, coupon and tax totals the same everywhere, email included', async ({
  page,
  browser,
}) => {
  const office = await (await browser.newContext()).newPage()
  await signIn(office, 'admin@portico.test')
  await office.waitForURL((url) => url.pathname !== '/login')
  await office.goto('/admin/sales-tax')
  await office.getByText('Your own rates').click()
  await office.getByRole('button', { name: 'Add a state' }).click()
  await office.getByLabel('State', { exact: true }).last().selectOption('VT')
  await office.getByLabel('Percent').last().fill('6.125')
  await office.getByRole('button', { name: 'Save sales tax' }).click()
  await expect(office.getByText('Save Successful')).toBeVisible()

  const email = newEmail('taxed')
  for (const slug of [flagship, 'bloodborne-pathogens-for-healthcare-workers']) {
    await page.goto(`/course/${slug}`)
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
  }
  await page.goto('/cart')
  const first = page.getByRole('region', { name: 'Courses' }).getByRole('listitem').first()
  const alone = cents(await first.getByText(/ each$/).textContent())
  await first.getByRole('spinbutton').fill('50')
  await expect.poll(async () => cents(await first.getByText(/ each$/).textContent())).toBeLessThan(alone)
  await page.getByRole('button', { name: 'Add a coupon code' }).click()
  await page.getByLabel('Coupon code').fill('welcome10')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('10% off your order')).toBeVisible()
  await page.getByRole('link', { name: 'Checkout' }).click()
  await expect(page.getByText('Once you choose your state')).toBeVisible()
  await registerAtCheckout(page, email)
  await page.getByLabel('State or territory').selectOption('VT')
  await page.getByLabel('ZIP code').fill('05401')
  const taxed = page.locator('.summary-row', { hasText: 'Sales tax' }).locator('.tabular')
  await expect(taxed).toHaveText(/^\$/)
  const [subtotal, discount, tax, total] = [
    await sumOf(page, 'Subtotal'),
    await sumOf(page, 'Coupon WELCOME10'),
    await sumOf(page, 'Sales tax'),
    await sumOf(page, 'Total'),
  ]
  expect(total).toBe(subtotal - discount + tax)
  expect(Math.abs(tax - (subtotal - discount) * 0.06125)).toBeLessThanOrEqual(1)
  const shown = `$${(total / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`
  await page.getByRole('button', { name: `Pay ${shown}` }).click()
  await page.waitForURL(/\/pay\//)
  await expect(page.getByText(shown).first()).toBeVisible()
  await expect(page.getByText('Sales tax')).toBeVisible()
  await payOnProviderPage(page)
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('link', { name: /^Receipt for order/ }).click()
  for (const words of ['Sales tax', shown, 'Coupon WELCOME10', 'Austin, VT 05401'])
    await expect(page.getByRole('article')).toContainText(words)
  expect((await mailTo(email, /receipt|order/i)).text).toContain(shown)
})
