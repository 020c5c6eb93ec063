import { afterEach, beforeEach, expect, test } from 'vitest'
import { list_announcements } from '@portico/shared/contract/portals/announcements.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { openAdmin, type AdminPage } from '../../../../../tests/support/dom/open-admin.ts'
import { createWorld, type World } from '../../../../../tests/support/world.ts'

let world: World
let page: AdminPage
// Each test gets its own world, so that a retry finds no data of the first run.
beforeEach(async () => void (world = await createWorld()))
afterEach(() => world.close())
afterEach(() => page.close())

test('a start time skipped by daylight saving moves forward, says so, and is saved', async () => {
  const admin = await world.person('admin')
  page = await openAdmin(world, admin, linkToStaff('announcements'))
  await page.user.click(await page.findByRole('button', { name: 'New announcement' }))
  await page.user.type(await page.findByRole('textbox', { name: /^Title/ }), 'Summer time')
  const starts = await page.findByLabelText<HTMLInputElement>(/^Starts/)
  await page.user.click(starts)
  await page.user.paste('2026-03-08T02:30')
  expect(starts.value).toBe('2026-03-08T02:30')
  await page.user.tab()
  await page.findByText(
    'Mar 8, 2026, 2:30 AM does not exist on this day because clocks move forward. The next time is Mar 8, 2026, 3:00 AM.',
  )
  expect(starts.value).toBe('2026-03-08T03:00')
  await page.user.click(page.getByRole('button', { name: 'Save' }))
  await page.findByText('The announcement was saved.')
  const { data } = await admin.call(list_announcements)
  expect(data).toMatchObject([{ title: 'Summer time', starts_on: '2026-03-08T03:00' }])
})
