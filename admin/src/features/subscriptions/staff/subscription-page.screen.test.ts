import { within } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { attach_subscription, list_plans, show_portal_subscription } from '@portico/shared/contract/subscriptions.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { expectAccessible } from '../../../../../tests/support/dom/accessible.ts'
import { write } from '../../../../../tests/support/dom/by-keyboard.ts'
import { openAdmin, type AdminPage } from '../../../../../tests/support/dom/open-admin.ts'
import { waitFor } from '../../../../../tests/support/wait-for.ts'
import { createWorld, type PortalName, type World } from '../../../../../tests/support/world.ts'

let world: World
let page: AdminPage
// Each test gets its own world, so that a retry finds no data of the first run.
beforeEach(async () => void (world = await createWorld()))
afterEach(() => world.close())
afterEach(() => page.close())

const fact = (label: string) => page.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent
const isFact = (label: string, text: string) => waitFor(() => expect(fact(label)).toContain(text))
const dialog = async (name: string) => within(await page.findByRole('dialog', { name }))
const click = async (name: string) => page.user.click(await page.findByRole('button', { name }))

/** Attaches the "growing" plan through the API. */
async function attachPlan(portal: PortalName): Promise<void> {
  const root = await world.person('super_admin', 'admin')
  const plan = (await root.call(list_plans)).find(({ short_name }) => short_name === 'growing')
  const agreed = { plan_id: plan?.id ?? 0, billing_type: 'annual', price: 90_000, note: '' } as const
  const body = { portal_id: world.portals[portal].id, ...agreed, starts_on: null, sent_as: crypto.randomUUID() }
  await root.call(attach_subscription, { body })
}

test('[TEN-055] [CHK-025] [CHK-026] a super admin attaches a plan to a portal, changes it and ends it', async () => {
  const root = await world.person('super_admin', 'admin')
  page = await openAdmin(world, root, '/admin/subscriptions')
  await page.findByRole('heading', { name: 'Subscriptions', level: 1 })
  await expectAccessible()
  await page.user.click(page.getByRole('link', { name: 'Attach plan' }))
  await page.user.type(await page.findByRole('combobox', { name: 'Search portals' }), 'blank')
  await page.user.click(await page.findByRole('option', { name: /Blank/ }))
  await page.user.selectOptions(await page.findByLabelText('Plan'), 'Growing Business')
  const price = page.getByLabelText<HTMLInputElement>('Price per term')
  expect(price.value).toBe('990.00')
  await write(page.user, price, '900')
  await page.user.type(page.getByLabelText(/^Note/), 'Contract 17')
  await expectAccessible()
  await click('Attach plan')
  await page.findByRole('heading', { name: 'Subscription of Blank' })
  await isFact('Price', '$900.00 a year')
  await page.findByText('Contract 17')

  await click('Change plan')
  const changing = await dialog('Change plan of Blank')
  await page.user.selectOptions(await changing.findByLabelText('Plan'), 'Enterprise')
  await changing.findByText(/credits are added for the rest of this term/)
  await expectAccessible()
  await page.user.click(changing.getByRole('button', { name: 'Change plan' }))
  await isFact('Plan', 'Enterprise')
  const history = within(page.getByRole('region', { name: 'History of the subscription' }))
  await history.findByRole('row', { name: /Changed.*Enterprise/ })

  await click('End now')
  await page.user.click((await dialog('End the subscription now?')).getByRole('button', { name: 'End now' }))
  const confirming = await dialog('Confirm it’s you')
  await page.user.type(confirming.getByLabelText('Your password'), root.password)
  await page.user.click(confirming.getByRole('button', { name: 'Confirm' }))
  await page.findByText('The subscription of Blank has ended.')
  await isFact('Status', 'Ended')
  expect(page.queryByRole('button', { name: 'Change plan' })).toBeNull()
})

test('[TEN-054] [CHK-022] the portal’s admin sees its plan, cancels in two clicks and undoes it', async () => {
  await attachPlan('northwind')
  const admin = await world.person('admin', 'northwind')
  const isCanceled = async () => (await admin.call(show_portal_subscription)).subscription?.canceled_at !== null
  page = await openAdmin(world, admin, linkToStaff('mySubscription'))
  await page.findByText('Growing Business')
  page.getByText('Renews')
  await expectAccessible()
  await click('Cancel subscription')
  const asked = await dialog('Cancel the subscription?')
  await page.user.click(asked.getByRole('button', { name: 'Cancel subscription' }))
  await page.findByText(/^Your subscription ends on /)
  await page.findByText('Ends')
  expect(await isCanceled()).toBe(true)
  await click('Resume subscription')
  await page.findByText('Renews')
  expect(await isCanceled()).toBe(false)
})
