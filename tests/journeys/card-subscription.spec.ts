import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { mailTo } from '../support/mailbox.ts'
import { fillPostalAddress } from '../support/shopper.ts'
import { makeStaff, originOf, signInAs } from '../support/staff.ts'

test.describe.configure({ timeout: 240_000 })

const fact = (page: Page, label: string) =>
  page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) })

/** From the pricing page to the provider's and back, with a card that requires 3-D Secure. */
async function buyPlan(page: Page, slug: string): Promise<void> {
  await page.goto('/pricing')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Choose Growing Business' }).click()
  await expect(page.getByRole('radio', { name: '$990.00 a year' })).toBeChecked()
  const agreed = page.getByRole('checkbox', { name: /^I agree that Portico Academy charges my card \$990\.00/ })
  await expect(agreed).not.toBeChecked()
  await page.getByLabel('Portal name').fill(`Journey ${slug}`)
  await page.getByLabel('Address', { exact: true }).fill('www')
  await fillPostalAddress(page)
  const pay = page.getByRole('button', { name: 'Pay $990.00' })
  await pay.click()
  await expect(page.getByText('Please agree to the renewal to continue.')).toBeVisible()
  await agreed.check()
  await pay.click()
  await expect(page.getByText('The name "www" is reserved', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Address', { exact: true }).fill(slug)
  await pay.click()
  await page.waitForURL(/\/pay\//)
  await page.getByLabel('Card number').fill('4000 0025 0000 3155')
  await page.getByRole('button', { name: /^Subscribe and pay \$990\.00/ }).click()
  await page.getByRole('button', { name: 'Complete authentication' }).click()
}

async function change(page: Page, plan: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Change plan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change plan' })
  const option = await dialog.getByRole('option', { name: plan }).getAttribute('value')
  await dialog.getByLabel('Plan').selectOption(option)
}

test('[TEN-014] a portal’s subscription shows its end or renewal date; the core portal has none', async ({ page }) => {
  await signInAs(page, await makeStaff(['admin']))
  await page.goto('/admin/my-subscription')
  await expect(page.getByText('needs no subscription')).toBeVisible()
  await expect(page.locator('dl')).toHaveCount(0)
  const harbor = originOf('harbor-trades')
  await signInAs(page, await makeStaff(['admin'], 'harbor-trades'), harbor)
  await page.goto(`${harbor}/admin/my-subscription`)
  await expect(fact(page, 'Ends')).toBeVisible()
})

test('[TEN-048] [TEN-049] the pricing page lists what every plan includes and one coming feature', async ({ page }) => {
  await page.goto('/pricing')
  const listed = await page.getByRole('main').getByRole('listitem').allInnerTexts()
  const items = listed.map((text) => text.trim())
  for (const feature of [
    'Migration support',
    'Unlimited learners and course uploads',
    'SCORM compatibility',
    'Quizzes',
    'Certificate tracking and expiry alerts',
    'A ready-made website with content management',
    'A white-label domain',
    'E-commerce through a card payment provider',
    'Reselling courses',
    'Content credits that roll over every year',
    'Extra credits at a price per user and course',
    'Custom certificates',
    'Data export',
    'An API',
    'Cancel anytime',
  ])
    expect(items).toContain(feature)
  const soon = page
    .locator('.plan-features > section', { has: page.getByRole('heading', { name: 'Coming soon' }) })
    .getByRole('listitem')
  await expect(soon).toHaveText(['AI question-and-answer over documents you upload'])
})

test('[CRT-010] [CRT-011] [CHK-001] [CHK-026] an admin buys a plan with 3-D Secure, upgrades, reverts a downgrade and cancels', async ({
  page,
  browser,
}) => {
  const slug = `plan-${process.pid}-${Date.now().toString(36)}`
  const email = await makeStaff(['learner'])
  await signInAs(page, email)
  await buyPlan(page, slug)
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible({ timeout: 30_000 })
  const open = page.getByRole('link', { name: 'Open your portal' })
  await expect(open).toBeVisible({ timeout: 30_000 })
  await expectAccessible(page)
  expect(new URL((await open.getAttribute('href')) ?? '').origin).toBe(originOf(slug))
  await page.goto('/cart')
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  await mailTo(email, /^Receipt for order/)

  const own = await (await browser.newContext({ baseURL: originOf(slug) })).newPage()
  await signInAs(own, email, originOf(slug))
  await own.goto('/admin/my-subscription')
  await expect(fact(own, 'Plan')).toContainText('Growing Business')
  // Beside the card, the payment names it too.
  await expect(own.getByText('Visa ending in 3155', { exact: false }).first()).toBeVisible()
  for (const width of [390, 1280]) {
    await own.setViewportSize({ width, height: 900 })
    await expectAccessible(own)
  }
  await change(own, /^Established Business/)
  const dialog = own.getByRole('dialog', { name: 'Change plan' })
  await expect(dialog).toContainText('480 credits are added now')
  await expectAccessible(own)
  await dialog.getByRole('button', { name: /^Pay \$1,500\.00 and change$/ }).click()
  await expect(fact(own, 'Plan')).toContainText('Established Business')

  await change(own, /^Growing Business/)
  await expect(dialog).toContainText('Nothing is charged today')
  await dialog.getByRole('button', { name: 'Change plan' }).click()
  await expect(own.getByText(/your plan changes to Growing Business, \$990\.00 a year/)).toBeVisible()
  await own.getByRole('button', { name: 'Keep Established Business' }).click()
  await expect(own.getByText(/your plan changes to/)).toHaveCount(0)

  await own.getByRole('button', { name: 'Cancel subscription' }).click()
  await own.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(fact(own, 'Ends')).toBeVisible()
  await own.getByRole('button', { name: 'Resume subscription' }).click()
  await expect(fact(own, 'Renews')).toBeVisible()

  await own.getByRole('button', { name: 'Update card' }).click()
  await own.waitForURL(/\/portal\//)
  await own.getByLabel('Card number').fill('5555 5555 5555 4444')
  await own.getByRole('button', { name: /card/i }).click()
  await own.waitForURL(/my-subscription/)
  await expect(own.getByText('Mastercard ending in 4444', { exact: false })).toBeVisible()
  await own.context().close()
})
