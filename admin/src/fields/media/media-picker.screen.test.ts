import { afterEach, beforeEach, expect, test } from 'vitest'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { makeCourse } from '../../../../tests/support/course.ts'
import { openAdmin, type AdminPage } from '../../../../tests/support/dom/open-admin.ts'
import { uploadsByFetch } from '../../../../tests/support/dom/uploads-by-fetch.ts'
import { pdf } from '../../../../tests/support/library.ts'
import { runQueued } from '../../../../tests/support/run-queued.ts'
import { createWorld, type World } from '../../../../tests/support/world.ts'

let world: World
let page: AdminPage
// Each test gets its own world, so that a retry finds no data of the first run.
beforeEach(async () => void (world = await createWorld()))
afterEach(() => world.close())
afterEach(() => page.close())

test('[MED-008] a dialog shows its own uploads and the refusal of a file; the panel leaves them out', async () => {
  uploadsByFetch()
  const { slug } = await makeCourse(world, { outline: [['Document']] })
  page = await openAdmin(world, await world.person('editor'), linkToStaff('courseOutline', { slug }))
  await page.user.click(await page.findByRole('link', { name: 'Document 1.1' }))
  await page.user.click(await page.findByRole('button', { name: /^Choose (a|another) file$/ }))
  const chooser = await page.findByLabelText<HTMLInputElement>('Upload files: file')
  await page.user.upload(chooser, new File(['MZ'], 'setup.exe'))
  const refusal = await page.findByText('Wrong Format: setup.exe')
  expect(refusal.closest('dialog')).not.toBeNull()
  await page.user.upload(chooser, new File([new Uint8Array(pdf('ropes'))], 'ropes.pdf', { type: 'application/pdf' }))
  await page.findByText('Checking the file…')
  expect(page.queryByRole('region', { name: 'Uploads' })).toBeNull()

  // The upload goes on without the dialog; what was refused there was seen there.
  await page.user.click(page.getByRole('button', { name: 'Cancel' }))
  const panel = await page.findByRole('region', { name: 'Uploads' })
  expect(panel.textContent).toContain('ropes.pdf')
  expect(panel.textContent).not.toContain('setup.exe')
  await runQueued(world, 'media.upload-finished')
  await page.findByText('Uploaded')
})
