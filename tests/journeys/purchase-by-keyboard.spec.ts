import { expect, test, type Locator, type Page } from '@playwright/test'
import { codeMailedTo } from '../support/mailbox.ts'
import { flagship, newEmail } from '../support/shopper.ts'

test.describe.configure({ timeout: 360_000 })

/** Presses Tab until the wanted element has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible()
  for (let pageRenderers = 0; pageRenderers < 120; pageRenderers += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`not reached by Tab: ${String(wanted)}`)
}
async function press(page: Page, wanted: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, wanted)
  await page.keyboard.press(key)
}

test('[CHK-001] [CHK-003] a purchase by keyboard alone, including registration and payment', async ({ page }) => {
  const email = newEmail('keyboard')
  await page.goto(`/course/${flagship}`)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /skip to/i })).toBeFocused()
  await press(page, page.getByRole('button', { name: 'Add to cart' }).first())
  await page.goto('/cart')
  await press(page, page.getByRole('link', { name: 'Checkout' }))
  await page.waitForURL(/checkout\/course/)
  await press(page, page.getByRole('button', { name: 'I’m new here' }))
  const fields: [string, string][] = [
    ['First name', 'Kim'],
    ['Last name', 'Keys'],
    ['Email', email],
    ['Password', 'Sturdy!passw0rd'],
  ]
  for (const [label, text] of fields) {
    await tabTo(page, page.getByLabel(label, { exact: label === 'Password' }).first())
    await page.keyboard.type(text)
  }
  await press(page, page.getByLabel('I am 18 or older'), 'Space')
  await press(page, page.getByRole('button', { name: 'Create account' }))
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  await page.keyboard.type(await codeMailedTo(email))
  // Signing in moves the focus to what is still missing.
  await expect(page.getByLabel('Street address')).toBeFocused()
  const address: [string, string][] = [
    ['Street address', '1 Congress Avenue'],
    ['City', 'Austin'],
    ['State or territory', 'Tex'],
    ['ZIP code', '78701'],
  ]
  for (const [label, text] of address) {
    await tabTo(page, page.getByLabel(label))
    await page.keyboard.type(text)
  }
  await press(page, page.getByRole('button', { name: /^Pay / }))
  await page.waitForURL(/\/pay\//)
  await press(page, page.getByRole('button', { name: /^Pay / }))
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeFocused({ timeout: 30_000 })
})
