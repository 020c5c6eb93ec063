import { within } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { callsOf } from '@portico/shared/contract/lists/lists.ts'
import { portal_info } from '@portico/shared/contract/portals/portals.ts'
import { createClient } from '../../../../../tests/support/client.ts'
import { expectAccessible } from '../../../../../tests/support/dom/accessible.ts'
import { openAdmin, type AdminPage } from '../../../../../tests/support/dom/open-admin.ts'
import { waitFor } from '../../../../../tests/support/wait-for.ts'
import { createWorld, type Person, type World } from '../../../../../tests/support/world.ts'

let world: World
let page: AdminPage
// Each test gets its own world, so that a retry finds no data of the first run.
beforeEach(async () => void (world = await createWorld()))
afterEach(() => world.close())
afterEach(() => page.close())

const dialog = async (name: string) => within(await page.findByRole('dialog', { name }))
async function more(name: string, entry: string): Promise<void> {
  await page.user.click(await page.findByRole('button', { name: `More actions for ${name}` }))
  await page.user.click(await page.findByRole('menuitem', { name: entry }))
}
async function confirm({ password }: Person): Promise<void> {
  const asked = await dialog('Confirm it’s you')
  await page.user.type(asked.getByLabelText('Your password'), password)
  await page.user.click(asked.getByRole('button', { name: 'Confirm' }))
}

test('[TEN-027] [FRM-009] creates, renames and deletes a portal; its host then returns not found', async () => {
  const root = await world.person('super_admin', 'admin')
  const host = `lakeside.${world.config.PUBLIC_HOST}`
  const statusOfHost = async () => (await createClient(world.app, host).send('GET', portal_info.path)).status
  page = await openAdmin(world, root, '/portals')
  await page.user.click(await page.findByRole('link', { name: 'New portal' }))
  await page.findByRole('dialog', { name: 'New portal' })
  await waitFor(() => expect(document.activeElement).toBe(page.getByLabelText('Name')))
  await page.user.keyboard('Lakeside')
  await page.user.click(page.getByRole('button', { name: 'Create portal' }))
  await page.findByText('Lakeside was created. Its pages are being published.')
  await waitFor(() => expect(location.pathname).toMatch(/\/portals$/))
  expect(await statusOfHost()).toBe(200)

  await page.close()
  page = await openAdmin(world, root, '/@lakeside/portals?search=lakeside')
  await more('Lakeside', 'Rename')
  const renaming = await dialog('Rename Lakeside')
  const name = renaming.getByLabelText('Name')
  await waitFor(() => expect(document.activeElement).toBe(name))
  await page.user.clear(name)
  await page.user.click(renaming.getByRole('button', { name: 'Rename' }))
  await renaming.findByText('This field is required')
  expect(document.activeElement).toBe(name)
  await expectAccessible()
  await page.user.type(name, 'Riverside')
  await page.user.click(renaming.getByRole('button', { name: 'Rename' }))
  await page.findByText('Renamed to Riverside. Its pages are being published.')
  await page.findByRole('button', { name: 'Current portal: Riverside' })

  await more('Riverside', 'Delete')
  const asked = await page.findByRole('dialog', { name: 'Are You Sure?' })
  expect(asked.textContent).toContain('Riverside will be permanently deleted and cannot be undone.')
  await page.user.click(within(asked).getByRole('button', { name: 'OK' }))
  await confirm(root)
  // The page was on the deleted portal, so a new document opens.
  await waitFor(() => expect(location.pathname).toBe('/portals'))
  await page.close()
  page = await openAdmin(world, root, location.pathname)
  await page.user.type(await page.findByLabelText('Search'), 'lakeside')
  await page.findByRole('heading', { name: 'No results' })
  expect(location.pathname).toBe('/@core/portals')
  expect(await statusOfHost()).toBe(404)
})

test('[TEN-027] refuses to delete a portal in use, with the reason', async () => {
  const root = await world.person('super_admin', 'admin')
  await (await world.person('admin', 'summit')).call(callsOf('topics').create, { body: { title: 'In use' } })
  page = await openAdmin(world, root, '/portals?search=Summit')
  await more('Summit', 'Delete')
  const asked = await dialog('Are You Sure?')
  await page.user.click(asked.getByRole('button', { name: 'OK' }))
  await confirm(root)
  expect((await asked.findByRole('alert')).textContent).toContain('cannot be deleted. It can be paused.')
  await expectAccessible()
  await page.user.click(asked.getByRole('button', { name: 'Cancel' }))
  await page.findByRole('link', { name: 'Summit' })
})
