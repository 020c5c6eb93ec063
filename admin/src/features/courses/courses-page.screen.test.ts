import { within } from '@testing-library/dom'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeCourse } from '../../../../tests/support/course.ts'
import { openAdmin, type AdminPage } from '../../../../tests/support/dom/open-admin.ts'
import { runQueued } from '../../../../tests/support/run-queued.ts'
import { waitFor } from '../../../../tests/support/wait-for.ts'
import { createWorld, type World } from '../../../../tests/support/world.ts'

let world: World
let page: AdminPage
beforeAll(async () => void (world = await createWorld()))
afterEach(() => page.close())
afterAll(() => world.close())

test('[BLD-029] [NTF-002] a course says that it is being duplicated until its copy is there, and then in a toast', async () => {
  const editor = await world.person('editor')
  const title = `Ladders ${editor.id}`
  const { slug } = await makeCourse(world, { title, publication_status: 1 })
  page = await openAdmin(world, editor, `/courses/admin?search=${slug}`)
  const { user } = page
  const row = within(await page.findByRole('row', { name: new RegExp(title) }))
  const openMenu = () => user.click(row.getByRole('button', { name: `More actions for ${title}` }))
  const toast = `The course "${title}" is successfully duplicated!`
  await openMenu()
  await user.click(await page.findByRole('menuitem', { name: 'Duplicate' }))
  await row.findByText('Copying…')
  expect(page.queryByText(toast)).toBeNull()
  await openMenu()
  expect((await page.findByRole('menuitem', { name: 'Duplicate' })).getAttribute('aria-disabled')).toBe('true')
  await user.keyboard('{Escape}')

  const { ran } = await runQueued(world, 'courses.copy-asked')
  expect(ran).toHaveLength(1)
  await page.findByText(toast)
  await page.findByRole('link', { name: `${title} (copy)` })
  await waitFor(() => expect(page.queryByText('Copying…')).toBeNull())
})
