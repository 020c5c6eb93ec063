import { within } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { show_portal } from '@portico/shared/contract/portals/staff.ts'
import { update_company } from '@portico/shared/contract/portals/portal-settings.ts'
import { expectAccessible } from '../../../../../tests/support/dom/accessible.ts'
import { write } from '../../../../../tests/support/dom/by-keyboard.ts'
import { holdCalls } from '../../../../../tests/support/dom/connection.ts'
import { openAdmin, type AdminPage } from '../../../../../tests/support/dom/open-admin.ts'
import { waitFor } from '../../../../../tests/support/wait-for.ts'
import { createWorld, type World } from '../../../../../tests/support/world.ts'

let world: World
let page: AdminPage
// Each test gets its own world, so that a retry finds no data of the first run.
beforeEach(async () => void (world = await createWorld()))
afterEach(() => world.close())
afterEach(() => page.close())

test('[TEN-020] [TEN-035] on a conflicting company edit, shows both values and the other editor', async () => {
  const [me, other] = [await world.person('admin'), await world.person('admin')]
  page = await openAdmin(world, me, '/portal-settings/company')
  await page.findByLabelText('Company name')
  const field = (label: RegExp) => page.findByLabelText<HTMLInputElement>(label)
  const save = () => page.user.click(page.getByRole('button', { name: 'Save' }))
  const { company } = await other.call(show_portal, { params: { portal_id: world.portals.core.id } })
  if (!company) throw new Error('no company')
  await other.call(update_company, {
    params: { company_id: company.id },
    body: { city: 'Dayton', address_2: 'Suite 9', version: company.version },
  })

  await write(page.user, await field(/^City/), 'Akron')
  await save()
  const dialog = await page.findByRole('dialog', { name: 'Ada Example changed this entry' })
  expect(dialog.textContent).toContain('Ada Example saved it after you opened it.')
  within(dialog).getByText('Suite 9')
  await expectAccessible()
  await page.user.click(within(dialog).getByRole('radio', { name: 'Theirs Dayton' }))
  await page.user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(async () => expect((await field(/^City/)).value).toBe('Dayton'))
  expect((await field(/^Address line 2/)).value).toBe('Suite 9')
  await write(page.user, await field(/^City/), 'Akron')
  await save()
  await page.findByText('Save Successful')
  await page.close()
  page = await openAdmin(world, me, '/portal-settings/company')
  expect((await field(/^City/)).value).toBe('Akron')
  expect((await field(/^Address line 2/)).value).toBe('Suite 9')
  expect((await field(/^Country/)).value).toBe('US')
})

test('text typed during a save stays and is saved with the next change', async () => {
  const me = await world.person('admin')
  page = await openAdmin(world, me, '/portal-settings/company')
  const field = (label: RegExp) => page.findByLabelText<HTMLInputElement>(label)
  const save = () => page.user.click(page.getByRole('button', { name: 'Save' }))
  await write(page.user, await field(/^City/), 'Akron')
  const letGo = holdCalls('/api/companies/')
  await save()
  await write(page.user, await field(/^Address line 2/), 'Suite 9')
  expect(page.queryByText('Save Successful')).toBeNull()
  letGo()
  await page.findByText('Save Successful')
  expect((await field(/^Address line 2/)).value).toBe('Suite 9')
  expect((await field(/^City/)).value).toBe('Akron')
  await save()
  await waitFor(async () => {
    const { company } = await me.call(show_portal, { params: { portal_id: world.portals.core.id } })
    expect(company).toMatchObject({ city: 'Akron', address_2: 'Suite 9' })
  })
})
