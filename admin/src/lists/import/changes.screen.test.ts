import { afterEach, beforeEach, expect, test } from 'vitest'
import { callsOf } from '@portico/shared/contract/lists/lists.ts'
import { expectAccessible } from '../../../../tests/support/dom/accessible.ts'
import { openAdmin } from '../../../../tests/support/dom/open-admin.ts'
import { waitFor } from '../../../../tests/support/wait-for.ts'
import { createWorld, type World } from '../../../../tests/support/world.ts'

let world: World
// Each test gets its own world, so that a retry finds no data of the first run.
beforeEach(async () => void (world = await createWorld()))
afterEach(() => world.close())

test('shows old and new values before an import, with a warning about spreadsheet-altered codes', async () => {
  const admin = await world.person('admin')
  const body = { name: 'Board of Ladders', provider_number: '00012345' }
  await admin.call(callsOf('organizations').create, { body })
  const page = await openAdmin(world, admin, '/portals/organizations')
  try {
    await page.user.click(await page.findByRole('button', { name: 'Import CSV' }))
    const dialog = await page.findByRole('dialog', { name: 'Import organizations' })
    const file = new File(['Name,Provider number\nBoard of Ladders,12345\n'], 'codes.csv', { type: 'text/csv' })
    await page.user.upload(page.getByLabelText<HTMLInputElement>('CSV file'), file)
    await waitFor(() => expect(dialog.textContent).toContain('Nothing has changed yet'))
    expect(dialog.textContent).toContain('1 row looks as if a spreadsheet changed a code')
    expect(dialog.textContent).toContain('Line 2, Board of LaddersProvider number: 00012345 → 12345')
    await expectAccessible()
    await page.user.click(page.getByRole('button', { name: 'Import 1 row' }))
    await waitFor(() => expect(dialog.textContent).toContain('1 row was imported'))
  } finally {
    await page.close()
  }
})
