import { afterEach, beforeEach, expect, test } from 'vitest'
import { create_course_item } from '@portico/shared/contract/courses/outline-items.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { makeCourse } from '../../../../../tests/support/course.ts'
import { openAdmin, type AdminPage } from '../../../../../tests/support/dom/open-admin.ts'
import { filmOf } from '../../../../../tests/support/film.ts'
import { uploadMaterial } from '../../../../../tests/support/library.ts'
import { createWorld, type World } from '../../../../../tests/support/world.ts'

let world: World
let page: AdminPage
// Each test gets its own world, so that a retry finds no data of the first run.
beforeEach(async () => void (world = await createWorld()))
afterEach(() => world.close())
afterEach(() => page.close())

test('a library video plays in its editor with its length; a used file has no Delete', async () => {
  const editor = await world.person('editor')
  const { material } = await uploadMaterial(editor, 'knots.mp4', filmOf(4_000))
  const { id, slug, modules } = await makeCourse(world, { outline: [['Text']] })
  const file = { uuid: material.uuid, name: material.name, size: material.size }
  const fields = { link: '', transcript: '', file, poster: null, captions: [] }
  const content = { itemable_type: 'Video' as const, fields }
  await editor.call(create_course_item, {
    query: { course_id: id },
    body: { module_id: modules[0] ?? 0, title: 'Knots', content },
  })
  page = await openAdmin(world, editor, linkToStaff('courseOutline', { slug }))
  await page.user.click(await page.findByRole('link', { name: 'Knots' }))
  await page.findByText('Length: 0:01')
  const film = page.getByLabelText<HTMLVideoElement>('Preview of knots.mp4')
  expect(film.getAttribute('src')).toMatch(new RegExp(`^/api/materials/${material.uuid}/`))
  await page.close()

  page = await openAdmin(world, editor, '/media-library?types=video')
  await page.user.click(await page.findByRole('button', { name: /knots\.mp4/ }))
  await page.findByText(/cannot be deleted while something uses it/)
  expect(page.queryByRole('button', { name: 'Delete file' })).toBeNull()
})
