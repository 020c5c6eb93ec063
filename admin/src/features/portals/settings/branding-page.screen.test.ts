import { within } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { update_portal_setting } from '@portico/shared/contract/portals/portal-settings.ts'
import { openAdmin, type AdminPage } from '../../../../../tests/support/dom/open-admin.ts'
import { waitFor } from '../../../../../tests/support/wait-for.ts'
import { createWorld, type World } from '../../../../../tests/support/world.ts'

let world: World
let page: AdminPage
// Each test gets its own world, so that a retry finds no data of the first run.
beforeEach(async () => void (world = await createWorld()))
afterEach(() => world.close())
afterEach(() => page.close())

const fieldOf = (label: string): HTMLElement => {
  const field = page.getByRole('heading', { name: label }).closest<HTMLElement>('.picture-field')
  if (!field) throw new Error(`no picture field: ${label}`)
  return field
}

test('[MED-008] [MED-013] rejects a wrong picture before upload, once and in place, showing three errors at most', async () => {
  page = await openAdmin(world, await world.person('admin'), '/portal-settings/info')
  await page.findByRole('heading', { name: 'Social image' })
  const choose = (label: string, name: string) =>
    page.user.upload(page.getByLabelText(`${label}: file`), new File(['not a picture'], name))
  for (const [label, name] of [
    ['Social image', 'one.webp'],
    ['Logo', 'two.exe'],
    ['Favicon', 'three.svg'],
    ['Certificate logo', 'four.exe'],
    ['Logo', 'five.exe'],
  ] as const) {
    await choose(label, name)
    await waitFor(() => expect(within(fieldOf(label)).getByRole('alert').textContent).toBe(`Wrong Format: ${name}`))
  }
  // On the whole page, including toasts, each error appears once, at its picture, and the oldest is gone.
  expect(page.getAllByText(/^Wrong Format:/).map(({ textContent }) => textContent)).toEqual(
    ['five.exe', 'three.svg', 'four.exe'].map((name) => `Wrong Format: ${name}`),
  )
  const toasts = [...document.querySelectorAll('.toast')].map(({ textContent }) => textContent)
  expect(toasts.filter((text) => text.includes('Wrong Format'))).toEqual([])
  // The file picker accepts the types that the help text names.
  for (const [label, kinds, said] of [
    ['Logo', '.jpg,.jpeg,.gif,.png,.webp', 'JPG, GIF, PNG or WebP, up to 2 MB.'],
    ['Favicon', '.ico,.jpg,.jpeg,.gif,.png,.webp', 'ICO, JPG, GIF, PNG or WebP, up to 0.5 MB.'],
    ['Social image', '.jpg,.jpeg,.gif,.png', 'JPG, GIF or PNG, up to 4 MB, exactly 1123 × 794 pixels.'],
  ] as const) {
    expect(page.getByLabelText(`${label}: file`).getAttribute('accept')).toBe(kinds)
    expect(fieldOf(label).textContent).toContain(said)
  }
})

test('[ERR-041] says why visitors see no Google reviews, next to the place they belong to', async () => {
  const admin = await world.person('admin')
  await admin.call(update_portal_setting, { body: { google_place_id: 'ChIJN1t_tDeuEmsRUsoyG83frY4' } })
  page = await openAdmin(world, admin, '/portal-settings/info')
  const panel = within(await page.findByRole('region', { name: 'Reviews on Google' }))
  const text = 'The maps or reviews service returned an error. Visitors see no reviews until it works again.'
  expect((await panel.findByText(text)).closest('[role="status"]')).not.toBeNull()
})
