import { within } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { callsOf } from '@portico/shared/contract/lists/lists.ts'
import { write } from '../../../../tests/support/dom/by-keyboard.ts'
import { openAdmin, type AdminPage } from '../../../../tests/support/dom/open-admin.ts'
import { waitFor } from '../../../../tests/support/wait-for.ts'
import { createWorld, type World } from '../../../../tests/support/world.ts'

let world: World
let page: AdminPage
// Each test gets its own world, so that a retry finds no data of the first run.
beforeEach(async () => void (world = await createWorld()))
afterEach(() => world.close())
afterEach(() => page.close())

const tags = callsOf('tags')
const title = 'Unsaved Changes Detected'
const mark = () => page.queryByText('Not saved yet')
const leave = async () => {
  const menu = within(page.getByRole('navigation', { name: 'Main' }))
  await page.user.click(menu.getByRole('link', { name: 'Courses' }))
}

test('[FRM-002] a changed field marks the form unsaved and leaving asks; saving clears it', async () => {
  const admin = await world.person('admin')
  const { id } = await admin.call(tags.create, { body: { title: 'Rigging' } })
  page = await openAdmin(world, admin, `/portals/tags/${id}`)
  const field = await page.findByLabelText<HTMLInputElement>('Title')
  expect(mark()).toBeNull()

  await write(page.user, field, 'Rigging II')
  await page.findByText('Not saved yet')
  await leave()
  const asked = within(await page.findByRole('dialog', { name: title }))
  await page.user.click(asked.getByRole('button', { name: 'Continue Editing' }))
  await waitFor(() => expect(page.queryByRole('dialog', { name: title })).toBeNull())
  expect([location.pathname, field.value]).toEqual([`/portals/tags/${id}`, 'Rigging II'])

  await page.user.click(page.getByRole('button', { name: 'Save' }))
  await page.findByText('Save Successful')
  await waitFor(() => expect(mark()).toBeNull())
  await leave()
  await page.findByRole('heading', { level: 1, name: 'Courses' })
  expect(page.queryByRole('dialog', { name: title })).toBeNull()
})
