import { afterEach, beforeEach, expect, test } from 'vitest'
import { list_materials } from '@portico/shared/contract/materials.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { makeCourse } from '../../../../tests/support/course.ts'
import { openAdmin, type AdminPage } from '../../../../tests/support/dom/open-admin.ts'
import { waitFor } from '../../../../tests/support/wait-for.ts'
import { createWorld, type World } from '../../../../tests/support/world.ts'
import { withoutWaitingPictures } from './without-waiting-pictures.ts'

let world: World
let page: AdminPage
// Each test gets its own world, so that a retry finds no data of the first run.
beforeEach(async () => void (world = await createWorld()))
afterEach(() => world.close())
afterEach(() => page.close())

const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

test('a picture of a pasted document goes to the library and stays where it was', async () => {
  const { slug } = await makeCourse(world, { outline: [['Text']] })
  const editor = await world.person('editor')
  page = await openAdmin(world, editor, linkToStaff('courseOutline', { slug }))
  await page.user.click(await page.findByRole('link', { name: 'Text 1.1' }))
  const text = await page.findByRole('textbox', { name: 'Text' })
  const pasted = new Event('paste', { bubbles: true, cancelable: true })
  const kinds: Record<string, string> = { 'text/html': `<p>Before</p><p><img src="${dot}"></p><p>After</p>` }
  Object.assign(pasted, { clipboardData: { getData: (kind: string) => kinds[kind] ?? '', files: [], types: [] } })
  text.dispatchEvent(pasted)
  await waitFor(() => expect(text.querySelector('img')?.getAttribute('src')).toMatch(/^blob:/))
  await waitFor(async () => {
    const { data } = await editor.call(list_materials, { query: { search: 'pasted-picture' } })
    expect(data.map(({ name }) => name)).toEqual(['pasted-picture.png'])
  })
  expect(text.textContent).toMatch(/Before.*After/)
  expect(withoutWaitingPictures(text.innerHTML)).not.toContain('blob:')
})
