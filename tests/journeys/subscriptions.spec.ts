import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { inDatabase } from '../support/portico-database.ts'
import { makeStaff, originOf, signInAs } from '../support/staff.ts'

test.describe.configure({ timeout: 240_000 })

/** The demo's portal without a plan, also when an earlier run left it with one. */
async function withoutPlan(): Promise<{ name: string; slug: string }> {
  const slug = 'blank-start'
  const [portal] = await inDatabase(
    (sql) => sql<{ name: string }[]>`
      with ended as (
        update subscriptions set status = 'deleted', ended_at = now()
        where ended_at is null and portal_id = (select id from portals where slug = ${slug}))
      select name from portals where slug = ${slug}`,
  )
  if (!portal) throw new Error(`no portal ${slug}`)
  return { name: portal.name, slug }
}

const fact = (page: Page, label: string) =>
  page.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) })

test('[TEN-054] [TEN-055] [CHK-022] [CHK-025] [CHK-026] a super admin attaches a plan to a portal and changes it; the portal’s admin sees it, cancels it in two clicks and takes that back', async ({
  page,
  browser,
}) => {
  const tenant = await withoutPlan()
  await signInAs(page, await makeStaff(['super_admin'], 'admin'), originOf('admin'))
  await page.goto(`${originOf('admin')}/admin/subscriptions`)
  await expect(page.getByRole('heading', { name: 'Subscriptions', level: 1 })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Attach plan' }).click()
  await page.getByRole('combobox', { name: 'Search portals' }).fill(tenant.slug)
  await page.getByRole('option', { name: tenant.name }).click()
  await page.getByLabel('Plan').selectOption({ label: 'Growing Business' })
  await expect(page.getByLabel('Price of a term')).toHaveValue('990.00')
  await page.getByLabel('Price of a term').fill('900')
  await page.getByLabel('Note').fill('Contract 17')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Attach plan' }).click()
  await expect(page.getByRole('heading', { name: `Subscription of ${tenant.name}` })).toBeVisible()
  await expect(fact(page, 'Price')).toContainText('$900.00 a year')
  await expect(page.getByText('Contract 17')).toBeVisible()

  await page.getByRole('button', { name: 'Change plan' }).click()
  const dialog = page.getByRole('dialog', { name: `Change plan of ${tenant.name}` })
  await dialog.getByLabel('Plan').selectOption({ label: 'Enterprise' })
  await expect(dialog).toContainText('credits are added for the rest of this term')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Change plan' }).click()
  await expect(fact(page, 'Plan')).toContainText('Enterprise')
  const history = page.getByRole('region', { name: 'History of the subscription' })
  await expect(history.getByRole('row').filter({ hasText: 'Changed' })).toContainText('Enterprise')

  const own = await (await browser.newContext({ baseURL: originOf(tenant.slug) })).newPage()
  await signInAs(own, await makeStaff(['admin'], tenant.slug))
  for (const width of [390, 1280]) {
    await own.setViewportSize({ width, height: 900 })
    await own.goto('/admin/my-subscription')
    await expect(fact(own, 'Plan')).toContainText('Enterprise')
    await expect(fact(own, 'Renews')).toBeVisible()
    await expectAccessible(own)
  }
  await own.getByRole('button', { name: 'Cancel subscription' }).click()
  await own.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(own.getByText(/^Your subscription ends on /)).toBeVisible()
  await expect(fact(own, 'Ends')).toBeVisible()
  await own.getByRole('button', { name: 'Keep subscription' }).click()
  await expect(fact(own, 'Renews')).toBeVisible()
  await own.context().close()

  await page.getByRole('button', { name: 'End now' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End now' }).click()
  const confirming = page.getByRole('dialog', { name: 'Confirm it’s you' })
  await confirming.getByLabel('Your password').fill('Sturdy!passw0rd')
  await confirming.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(`The subscription of ${tenant.name} has ended.`)).toBeVisible()
  await expect(fact(page, 'Status')).toContainText('Ended')
  await expect(page.getByRole('button', { name: 'Change plan' })).toHaveCount(0)
})
