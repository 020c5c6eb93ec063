import { afterEach, beforeEach, expect, test } from 'vitest'
import { holdCalls } from '../../../../tests/support/dom/connection.ts'
import { openAdmin, type AdminPage } from '../../../../tests/support/dom/open-admin.ts'
import { uploadsByFetch } from '../../../../tests/support/dom/uploads-by-fetch.ts'
import { pdf } from '../../../../tests/support/library.ts'
import { runQueued } from '../../../../tests/support/run-queued.ts'
import { waitFor } from '../../../../tests/support/wait-for.ts'
import { createWorld, type World } from '../../../../tests/support/world.ts'

let world: World
let page: AdminPage
// Each test gets its own world, so that a retry finds no data of the first run.
beforeEach(async () => void (world = await createWorld()))
afterEach(() => world.close())
afterEach(() => page.close())

test('[MED-024] a progress bar follows the upload request and disappears with its line', async () => {
  uploadsByFetch()
  page = await openAdmin(world, await world.person('admin'), '/media-library')
  const chooser = await page.findByLabelText<HTMLInputElement>('Upload files: file')
  expect(page.queryByRole('progressbar')).toBeNull()
  const letGo = holdCalls('/api/tus/')
  const file = new File([new Uint8Array(pdf('rigging'))], 'rigging.pdf', { type: 'application/pdf' })
  await page.user.upload(chooser, file)
  const shown = () => page.getByRole<HTMLProgressElement>('progressbar', { name: 'Upload of rigging.pdf' }).value
  const half = Math.floor((Math.floor(file.size / 2) / file.size) * 100)
  await waitFor(() => expect(shown()).toBe(half))

  letGo()
  await page.findByText('Checking the file…')
  expect(shown()).toBe(100)
  await runQueued(world, 'media.upload-finished')
  await page.findByText('Uploaded')
  await page.user.click(page.getByRole('button', { name: 'Clear' }))
  expect(page.queryByRole('progressbar')).toBeNull()
})

test('an upload with the token of an ended session requests a new one and continues', async () => {
  uploadsByFetch()
  page = await openAdmin(world, await world.person('admin'), '/media-library')
  const chooser = await page.findByLabelText<HTMLInputElement>('Upload files: file')
  document.cookie = 'XSRF-TOKEN=of-another-session; path=/'
  const file = new File([new Uint8Array(pdf('signed in anew'))], 'anew.pdf', { type: 'application/pdf' })
  await page.user.upload(chooser, file)
  expect((await page.findByText('Checking the file…')).isConnected).toBe(true)
})
