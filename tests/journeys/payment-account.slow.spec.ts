import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { password } from '../support/make-account.ts'
import { makeStaff, originOf, signInAs } from '../support/staff.ts'

test.describe.configure({ timeout: 180_000 })

const confirm = async (page: Page) => {
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
}

test('[CHK-027] an admin opens the portal’s payment account, submits a requested document, and sees it active', async ({
  page,
}) => {
  const harbor = originOf('harbor-trades')
  await signInAs(page, await makeStaff(['admin'], 'harbor-trades'), harbor)
  await page.goto(`${harbor}/admin/payment-account`)
  await expect(page.getByText('Not set up')).toBeVisible()
  await page.getByRole('button', { name: 'Set up payments' }).click()
  await confirm(page)

  await page.waitForURL(/\/connect\//)
  await page.getByRole('button', { name: 'Save for later' }).click()
  await page.waitForURL(/\/admin\/payment-account/)
  await expect(page.getByText('Not finished')).toBeVisible()
  await page.getByRole('button', { name: 'Continue the form' }).click()
  await page.waitForURL(/\/connect\//)
  await page.getByLabel('Legal name of the business').fill('Harbor Trades Institute LLC')
  await page.getByLabel(/Last four digits/).fill('1111')
  await page.getByRole('button', { name: 'Agree and submit' }).click()

  await page.waitForURL(/\/admin\/payment-account/)
  await expect(page.getByText('Under review')).toBeVisible()
  // The provider decides while the page is open, and the page updates by itself.
  await expect(page.getByText('Stripe asks for:')).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('listitem').filter({ hasText: 'Identity document' })).toBeVisible()
  await page.getByRole('button', { name: 'Provide what is missing' }).click()
  await page.waitForURL(/\/connect\//)
  await page.getByRole('button', { name: 'Submit a test document' }).click()
  await expect(page.getByText('Active', { exact: true })).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('heading', { name: 'Balance and payouts' })).toBeVisible()
  await expect(page.getByText('No payouts yet')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Open Stripe dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Harbor Trades Institute LLC' })).toBeVisible()
})
