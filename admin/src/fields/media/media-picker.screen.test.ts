import { afterEach, beforeEach, expect, test } from 'vitest'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { makeCourse } from '../../../../tests/support/course.ts'
import { openAdmin, type AdminPage } from '../../../../tests/support/dom/open-admin.ts'
import { uploadsByFetch } from '../../../../tests/support/dom/uploads-by-fetch.ts'
import { pdf, uploadMaterial } from '../../../../tests/support/library.ts'
import { runQueued } from '../../../../tests/support/run-queued.ts'
import { createWorld, type World } from '../../../../tests/support/world.ts'

let world: World
let page: AdminPage
// Each test gets its own world, so that a retry finds no data of the first run.
beforeEach(async () => void (world = await createWorld()))
afterEach(() => world.close())
afterEach(() => page.close())

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

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

test('[MED-001] a picture attached right after its upload goes into a text by its final URL', async () => {
  const { slug } = await makeCourse(world, { outline: [['Text']] })
  const editor = await world.person('editor')
  await uploadMaterial(editor, 'knot.png', dot)
  page = await openAdmin(world, editor, linkToStaff('courseOutline', { slug }))
  await page.user.click(await page.findByRole('link', { name: 'Text 1.1' }))
  await page.user.click(await page.findByRole('button', { name: 'Picture' }))
  await page.user.click(await page.findByRole('button', { name: /knot\.png/ }))
  await page.user.click(page.getByRole('button', { name: 'Attach' }))
  await page.findByText('Getting the picture ready…')
  await runQueued(world, 'media.material-pictured')
  await page.findByRole('button', { name: 'Insert picture' })
  // The dialog starts in its field, where a space closes nothing.
  await page.user.keyboard('A bowline knot{Enter}')
  const text = await page.findByRole('textbox', { name: 'Text' })
  const picture = text.querySelector('img')
  expect(picture?.getAttribute('src')).toMatch(/-1x1\.png$/)
  expect(picture?.getAttribute('alt')).toBe('A bowline knot')
})
