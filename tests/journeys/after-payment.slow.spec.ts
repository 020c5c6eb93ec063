import { expect, test, type Browser, type Page } from '@playwright/test'
import { linkToStaff } from '../../shared/src/pages/link-to-staff.ts'
import { expectAccessible } from '../support/accessible.ts'
import { paymentsOf } from '../support/local-payments.ts'
import { mailTo } from '../support/mailbox.ts'
import { inDatabase } from '../support/portico-database.ts'
import {
  fillPostalAddress,
  flagship,
  newEmail,
  payOnProviderPage,
  addToCartAndCheckOut,
  signInAtCheckout,
} from '../support/shopper.ts'
import { makeStaff, signInAs } from '../support/staff.ts'

test.describe.configure({ timeout: 240_000 })

const thanks = (page: Page) => page.getByRole('heading', { name: 'Thank you for your order' })
const orderOf = (page: Page): number => Number(new URL(page.url()).searchParams.get('order'))

async function toProvider(page: Page, name: string): Promise<string> {
  await addToCartAndCheckOut(page)
  const email = newEmail(name)
  await signInAtCheckout(page, email)
  await page.getByRole('button', { name: /^Pay / }).click()
  await page.waitForURL(/\/pay\//)
  return email
}

test('[CHK-007] 3-D Secure: a failed challenge charges nothing and keeps the order open; passing pays', async ({
  page,
}) => {
  await toProvider(page, 'three-d-secure')
  await payOnProviderPage(page, '4000 0025 0000 3155')
  await expect(page.getByRole('heading', { name: 'Confirm it’s you' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Fail authentication' }).click()
  await expect(page.getByRole('heading', { name: /unable to authenticate/ })).toBeVisible()
  await page.getByLabel('Security code').fill('123')
  await payOnProviderPage(page, '4000 0025 0000 3155')
  await page.getByRole('button', { name: 'Complete authentication' }).click()
  await expect(thanks(page)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('You can start right away.')).toBeVisible()
})

test('[CHK-007] [CHK-012] [CHK-013] a bank debit leaves the order waiting without access until the bank has paid', async ({
  page,
}) => {
  const email = await toProvider(page, 'bank')
  await page.getByRole('link', { name: 'US bank account' }).click()
  const payments = paymentsOf(page)
  await page.getByRole('button', { name: /^Pay / }).click()
  await expect(thanks(page)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Your bank is processing the payment')).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: 'Start course' })).toHaveCount(0)
  const order_id = orderOf(page)
  await page.goto(`/orders/${order_id}`)
  await expect(page.getByText('Processing').first()).toBeVisible()
  await expect(page.getByRole('link', { name: /^Pay / })).toHaveCount(0)
  await payments.decideDebit()
  await expect(async () => {
    await page.reload()
    await expect(page.getByText('Completed').first()).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
  await expect(page.getByRole('link', { name: 'Go to course' })).toBeVisible()
  await mailTo(email, new RegExp(`^Receipt for order ${order_id}$`))
})

test('[OP-67] a dispute pauses the course but not its certificates page; winning reopens the course', async ({
  page,
  browser,
}) => {
  await toProvider(page, 'dispute')
  const { stripe, session_id } = paymentsOf(page)
  await payOnProviderPage(page, '4000 0000 0000 0259')
  await page.waitForURL(/\/orders\/success/)
  await expect(thanks(page)).toBeVisible({ timeout: 30_000 })
  const order_id = orderOf(page)
  await expect(async () => {
    await page.goto('/courses/learner')
    await expect(page.getByText('Paused: the payment is disputed.')).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
  await page
    .getByRole('link', { name: /HIPAA Essentials/ })
    .first()
    .click()
  await expect(page.getByText('This course is paused because its payment is disputed.')).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: 'Start this Course' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Certificates' }).click()
  await expect(page.getByRole('heading', { name: 'Not available yet' })).toBeVisible()

  const staff = await (await browser.newContext()).newPage()
  await signInAs(staff, await makeStaff(['accounting']))
  await staff.goto(linkToStaff('staffOrder', { order_id }))
  await expect(staff.getByText('The buyer’s bank disputes this payment.')).toBeVisible()
  await expectAccessible(staff)
  await expect(staff.getByRole('button', { name: 'Refund' })).toHaveCount(0)

  const { payment_intent } = await stripe.checkout.sessions.retrieve(session_id)
  const [dispute] = (await stripe.disputes.list({ payment_intent: String(payment_intent) })).data
  await stripe.disputes.update(String(dispute?.id), { evidence: { uncategorized_text: 'winning_evidence' } })
  await expect(async () => {
    await staff.reload()
    await expect(staff.getByText('Dispute won')).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
  await page.goto('/courses/learner')
  await expect(page.getByRole('link', { name: 'Start this Course' })).toBeVisible()
  await staff.context().close()
})

test('[CHK-014] [CHK-015] [CHK-016] [CHK-017] [CHK-018] accounting finds an order, refunds a line after a warning, and emails the invoice', async ({
  page,
  browser,
}) => {
  const other = await otherCourse()
  await page.goto(`/course/${other}`)
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  const email = await toProvider(page, 'refund')
  await payOnProviderPage(page)
  await expect(thanks(page)).toBeVisible({ timeout: 30_000 })
  const order_id = orderOf(page)

  const staff = await (await browser.newContext()).newPage()
  await signInAs(staff, await makeStaff(['accounting']))
  await staff.goto(linkToStaff('staffOrders'))
  await staff.getByLabel('Search').fill(email)
  await staff.getByRole('link', { name: `Order ${order_id}` }).click()
  await expect(staff.getByRole('heading', { name: `Order ${order_id}` })).toBeVisible()
  await expectAccessible(staff)
  await staff.getByRole('button', { name: 'Refund' }).click()
  const dialog = staff.getByRole('dialog', { name: `Refund order ${order_id}` })
  await expect(dialog.getByRole('button', { name: 'Refund', exact: true })).toBeDisabled()
  await dialog.getByRole('checkbox', { name: /HIPAA Essentials/ }).check()
  await expect(dialog.getByText('1 learner loses access to courses they have not completed.')).toBeVisible()
  await expectAccessible(staff)
  await dialog.getByLabel('Note (optional)').fill('Took the wrong one')
  await dialog.getByRole('button', { name: /^Refund \$/ }).click()
  await expect(staff.getByText(/was refunded\.$/)).toBeVisible()
  await expect(staff.getByRole('list').filter({ hasText: 'Refunded' }).first()).toBeVisible()
  await expect(staff.getByText('Partly refunded')).toBeVisible()

  await staff.getByRole('button', { name: 'Send invoice' }).click()
  const invoice = staff.getByRole('dialog', { name: 'Send invoice' })
  await expect(invoice.getByLabel('Email')).toHaveValue(email)
  await invoice.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(staff.getByText(`The invoice is on its way to ${email}.`)).toBeVisible()
  await mailTo(email, /^Invoice INV-\d{6} from /)
  await staff.context().close()

  await page.goto(`/orders/${order_id}`)
  await expect(page.getByText('Refunded')).toHaveCount(1)
  await page.goto('/courses/learner')
  await expect(page.getByRole('link', { name: /HIPAA Essentials/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Start this Course' })).toHaveCount(1)
})

test('[CHK-019] two tabs that press Pay at the same moment make one order, paid once', async ({ page }) => {
  await toProvider(page, 'two-tabs')
  const { stripe, session_id } = paymentsOf(page)
  const second = await page.context().newPage()
  await second.goto(page.url())
  await Promise.all([page, second].map((tab) => tab.getByRole('button', { name: /^Pay / }).click()))
  for (const tab of [page, second]) await expect(thanks(tab)).toBeVisible({ timeout: 30_000 })
  const { metadata } = await stripe.checkout.sessions.retrieve(session_id)
  const paid = (await stripe.events.list({ type: 'payment_intent.succeeded', limit: 100 })).data.filter(
    ({ data }) => (data.object as { metadata?: { order_id?: string } }).metadata?.order_id === metadata?.order_id,
  )
  expect(paid).toHaveLength(1)
  await page.goto('/orders')
  await expect(page.getByRole('link', { name: /Order \d+, / })).toHaveCount(1)
})

test('[CHK-019] a second tab warns that its Pay closes the first page; one payment results', async ({ page }) => {
  await toProvider(page, 'other-tab')
  const second = await page.context().newPage()
  await second.goto('/checkout/course')
  const notice = second.getByRole('alert').filter({ hasText: 'You’ve started to pay for' })
  await expect(notice.getByRole('link', { name: /^order \d+$/ })).toBeVisible()
  await expectAccessible(second)
  await second.goto('/cart')
  await second.getByRole('button', { name: 'Increase quantity' }).click()
  await second.getByRole('link', { name: 'Checkout' }).click()
  await fillPostalAddress(second)
  await second.getByRole('button', { name: /^Pay / }).click()
  await second.waitForURL(/\/pay\//)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This payment page has expired' })).toBeVisible()
  const third = await page.context().newPage()
  await third.goto('/checkout/course')
  await expect(third.getByRole('alert').filter({ hasText: 'You’ve started to pay for' })).toBeVisible()
  await payOnProviderPage(second)
  await expect(thanks(second)).toBeVisible({ timeout: 30_000 })
  await expect(third.getByText('You already bought this with')).toBeVisible()
  await second.goto('/orders')
  await expect(second.getByText('Completed')).toHaveCount(1)
  await expect(second.getByText('Cancelled')).toHaveCount(1)
})

test('[CHK-019] paying without returning still removes the bought courses from the cart in every tab', async ({
  page,
  browser,
}) => {
  await toProvider(page, 'never-back')
  const second = await page.context().newPage()
  await second.goto('/checkout/course')
  await fillPostalAddress(second)
  await expect(second.getByRole('button', { name: /^Pay / })).toBeEnabled()
  await payElsewhere(page.url(), browser)
  // The other open tab presses Pay before it learns of the payment.
  await second.getByRole('button', { name: /^Pay / }).click()
  await expect(second.getByRole('heading', { name: 'There are no courses in your cart' })).toBeVisible()
  await expect(second.getByText('You already bought this with')).toBeVisible()
  await expectAccessible(second)
  await page.goto('/cart')
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  await page.goto('/orders')
  await expect(page.getByRole('link', { name: /Order \d+, / })).toHaveCount(1)
})

test('[CHK-019] while a payment’s state is unknown, the checkout says so and offers no second Pay', async ({
  page,
  browser,
}) => {
  await toProvider(page, 'being-confirmed')
  const url = page.url()
  const { metadata } = await paymentsOf(page).stripe.checkout.sessions.retrieve(paymentsOf(page).session_id)
  const order_id = Number(metadata?.order_id)
  // An unconfigured account cannot be queried, and its events match no order.
  const [order] = await inDatabase(
    (sql) => sql<{ account: string | null }[]>`select payment_account as account from orders where id = ${order_id}`,
  )
  const setAccount = (account: string | null) =>
    inDatabase((sql) => sql`update orders set payment_account = ${account} where id = ${order_id}`)
  await setAccount('gone')
  await payElsewhere(url, browser)
  await page.goto('/checkout/course')
  const notice = page.getByRole('alert').filter({ hasText: `Order ${order_id} is being confirmed` })
  await expect(notice).toBeVisible()
  await expect(page.getByRole('button', { name: /^Pay / })).toHaveCount(0)
  await expectAccessible(page)
  const onOrder = await page.context().newPage()
  await onOrder.goto(`/orders/${order_id}`)
  await expect(onOrder.getByText(`Order ${order_id} is being confirmed`)).toBeVisible()
  await expect(onOrder.getByRole('link', { name: /^Pay / })).toHaveCount(0)
  await expectAccessible(onOrder)
  await setAccount(order?.account ?? null)
  await expect(page.getByRole('heading', { name: 'There are no courses in your cart' })).toBeVisible({
    timeout: 30_000,
  })
})

/** Pays on the provider's page in a signed-out browser, which never opens the order. */
async function payElsewhere(url: string, browser: Browser): Promise<void> {
  const other = await (await browser.newContext()).newPage()
  await other.goto(url)
  await payOnProviderPage(other)
  await other.waitForURL(/\/login/)
  await other.context().close()
}

/** Returns another course for sale besides the flagship. */
async function otherCourse(): Promise<string> {
  const [course] = await inDatabase(
    (sql) => sql<
      { slug: string }[]
    >`select c.slug from courses c join course_pricings p on p.course_id = c.id and p.portal_id = c.portal_id
      where c.portal_id = 24 and c.publication_status = 2 and c.slug <> ${flagship} and p.price between 100 and 20000 and c.deleted_at is null order by c.popularity desc, c.id limit 1`,
  )
  if (!course) throw new Error('there is no other course')
  return course.slug
}
