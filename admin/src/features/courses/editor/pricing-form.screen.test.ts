import { afterEach, beforeEach, expect, test } from 'vitest'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { makeCourse } from '../../../../../tests/support/course.ts'
import { write } from '../../../../../tests/support/dom/by-keyboard.ts'
import { openAdmin, type AdminPage } from '../../../../../tests/support/dom/open-admin.ts'
import { waitFor } from '../../../../../tests/support/wait-for.ts'
import { createWorld, type World } from '../../../../../tests/support/world.ts'

let world: World
let page: AdminPage
// Each test gets its own world, so that a retry finds no data of the first run.
beforeEach(async () => void (world = await createWorld()))
afterEach(() => world.close())
afterEach(() => page.close())

test('a price below the minimum is refused in one sentence, beside its field', async () => {
  const { slug } = await makeCourse(world, { prices: { 1: 4900 } })
  page = await openAdmin(world, await world.person('admin'), linkToStaff('coursePricing', { slug }))
  await write(page.user, await page.findByLabelText('Price per seat ($)'), '0.50')
  await page.user.click(page.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(document.activeElement).toBe(page.getByRole('group', { name: 'Prices' })))
  expect(page.getAllByText(/^(At least|Please enter) \$/)).toHaveLength(1)
})
