import { afterEach, beforeEach, expect, test } from 'vitest'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { makeCourse } from '../../../../../tests/support/course.ts'
import { openAdmin, type AdminPage } from '../../../../../tests/support/dom/open-admin.ts'
import { uploadsByFetch } from '../../../../../tests/support/dom/uploads-by-fetch.ts'
import { runQueued } from '../../../../../tests/support/run-queued.ts'
import { createWorld, type World } from '../../../../../tests/support/world.ts'

let world: World
let page: AdminPage
// Each test gets its own world, so that a retry finds no data of the first run.
beforeEach(async () => void (world = await createWorld()))
afterEach(() => world.close())
afterEach(() => page.close())

const refused = /not a zip file, or it is damaged/

/** Opens the editor of a new SCORM item and sends a file that is no zip. */
async function sendBrokenZip(): Promise<void> {
  uploadsByFetch()
  const { slug } = await makeCourse(world, { outline: [['Text', 'ScormModule']] })
  page = await openAdmin(world, await world.person('editor'), linkToStaff('courseOutline', { slug }))
  await page.user.click(await page.findByRole('link', { name: 'ScormModule 1.2' }))
  const chooser = await page.findByLabelText<HTMLInputElement>('SCORM package: file')
  await page.user.upload(chooser, new File(['no zip'], 'broken.zip', { type: 'application/zip' }))
  await page.findByText('Checking the file…')
}

test('the editor tells a refused import once, and no panel repeats it', async () => {
  await sendBrokenZip()
  expect(page.queryByRole('region', { name: 'Uploads' })).toBeNull()
  await runQueued(world, 'media.upload-finished')
  await page.findByRole('status', { name: 'Import of broken.zip' })
  await runQueued(world, 'scorm.import-requested')
  await page.findByText(refused)
  expect(page.getAllByText(refused)).toHaveLength(1)
  expect(page.queryByRole('region', { name: 'Uploads' })).toBeNull()
})

test('[MED-014] once the editor is left, the panel follows the import and shows why it was refused', async () => {
  await sendBrokenZip()
  await page.user.click(page.getByRole('link', { name: 'Text 1.1' }))
  const panel = await page.findByRole('region', { name: 'Uploads' })
  await runQueued(world, 'media.upload-finished')
  await page.findByText(/^Importing…/)
  await runQueued(world, 'scorm.import-requested')
  await page.findByText(refused)
  expect(panel.textContent).toContain('broken.zip')
})
