import { within } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { list_announcements } from '@portico/shared/contract/portals/announcements.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { openAdmin, type AdminPage } from '../../../../../tests/support/dom/open-admin.ts'
import { waitFor } from '../../../../../tests/support/wait-for.ts'
import { createWorld, type World } from '../../../../../tests/support/world.ts'
import { toLogin } from '../../../kernel/api.ts'

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

test('[FRM-001] Escape, a press outside and the close button ask before they discard what was typed in a dialog', async () => {
  page = await openAdmin(world, await world.person('admin'), linkToStaff('announcements'))
  const openDialog = async () => {
    await page.user.click(await page.findByRole('button', { name: 'New announcement' }))
    return page.findByRole<HTMLDialogElement>('dialog', { name: 'New announcement' })
  }
  const untouched = await openDialog()
  dismiss.escape(untouched)
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())

  const dialog = await openDialog()
  const title = within(dialog).getByRole<HTMLInputElement>('textbox', { name: /^Title/ })
  await page.user.type(title, 'Closed on Friday')
  for (const way of Object.values(dismiss)) {
    way(dialog)
    const asked = await page.findByRole('dialog', { name: 'Unsaved Changes Detected' })
    await page.user.click(within(asked).getByRole('button', { name: 'Continue Editing' }))
    await waitFor(() => expect(page.queryByRole('dialog', { name: 'Unsaved Changes Detected' })).toBeNull())
    expect(title.value).toBe('Closed on Friday')
  }
  dismiss.escape(dialog)
  await page.user.click(await page.findByRole('button', { name: 'Discard Changes' }))
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
})

test('an announcement typed when the session is lost is there when its dialog opens again in this tab', async () => {
  const admin = await world.person('admin')
  page = await openAdmin(world, admin, linkToStaff('announcements'))
  const openDialog = async () => page.user.click(await page.findByRole('button', { name: 'New announcement' }))
  const title = () => page.findByRole<HTMLInputElement>('textbox', { name: /^Title/ })
  await openDialog()
  await page.user.type(await title(), 'Closed on Friday')
  const left = vi.spyOn(location, 'assign').mockImplementation(() => {})
  // As every call does whose session has ended.
  toLogin()
  left.mockRestore()
  const kept = Array.from({ length: sessionStorage.length }, (_, place) => sessionStorage.key(place) ?? '').map(
    (key) => [key, sessionStorage.getItem(key) ?? ''] as const,
  )
  await page.close()

  page = await openAdmin(world, admin, linkToStaff('announcements'))
  for (const [key, value] of kept) sessionStorage.setItem(key, value)
  await openDialog()
  await page.findByText('Your unsaved changes have been restored.')
  expect((await title()).value).toBe('Closed on Friday')
})

const dismiss = {
  escape: (dialog: HTMLDialogElement) => dialog.dispatchEvent(new Event('cancel', { cancelable: true })),
  pressOutside: (dialog: HTMLDialogElement) => dialog.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })),
  closeButton: (dialog: HTMLDialogElement) => within(dialog).getByRole('button', { name: 'Close' }).click(),
}
