import { afterEach, beforeEach, expect, test } from 'vitest'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { makeCourse } from '../../../../tests/support/course.ts'
import { write } from '../../../../tests/support/dom/by-keyboard.ts'
import { goOffline } from '../../../../tests/support/dom/connection.ts'
import { openAdmin, type AdminPage } from '../../../../tests/support/dom/open-admin.ts'
import { createWorld, type World } from '../../../../tests/support/world.ts'

let world: World
let page: AdminPage
// Each test gets its own world, so that a retry finds no data of the first run.
beforeEach(async () => void (world = await createWorld()))
afterEach(() => world.close())
afterEach(() => page.close())

test('saves what an author typed offline as soon as the connection is back', async () => {
  const { slug } = await makeCourse(world, { outline: [['Text', 'Text']] })
  const editor = await world.person('editor')
  page = await openAdmin(world, editor, linkToStaff('courseOutline', { slug }))
  await page.user.click(await page.findByRole('link', { name: 'Text 1.1' }))
  const title = () => page.findByRole<HTMLInputElement>('textbox', { name: 'Title' })
  expect((await title()).value).toBe('Text 1.1')
  const goOnline = goOffline()
  await write(page.user, await title(), 'Typed offline')
  await page.findByText('Not saved')
  goOnline()
  await page.findByText('Saved')
  const { pathname } = location
  await page.close()

  page = await openAdmin(world, editor, pathname)
  expect((await title()).value).toBe('Typed offline')
})
