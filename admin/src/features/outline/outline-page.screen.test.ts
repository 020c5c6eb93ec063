import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { makeCourse } from '../../../../tests/support/course.ts'
import { write } from '../../../../tests/support/dom/by-keyboard.ts'
import { failCalls, goOffline } from '../../../../tests/support/dom/connection.ts'
import { editCourse } from '../../../../tests/support/edit-entry.ts'
import { openAdmin, type AdminPage } from '../../../../tests/support/dom/open-admin.ts'
import { createWorld, type Person, type World } from '../../../../tests/support/world.ts'
import { toLogin } from '../../kernel/api.ts'

let world: World
let page: AdminPage
// Each test gets its own world, so that a retry finds no data of the first run.
beforeEach(async () => void (world = await createWorld()))
afterEach(() => world.close())
afterEach(() => page.close())

const storedInTab = () =>
  Array.from({ length: sessionStorage.length }, (_, place) => sessionStorage.key(place) ?? '').map(
    (key) => [key, sessionStorage.getItem(key) ?? ''] as const,
  )

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

test('[FRM-001] input whose save found the session ended is restored for the same person, and for nobody else', async () => {
  const { slug } = await makeCourse(world, { outline: [['Text', 'Text']] })
  const editor = await world.person('editor')
  page = await openAdmin(world, editor, linkToStaff('courseOutline', { slug }))
  await page.user.click(await page.findByRole('link', { name: 'Text 1.1' }))
  const title = () => page.findByRole<HTMLInputElement>('textbox', { name: 'Title' })
  await title()
  const left = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const { pathname } = location
  const answerAgain = failCalls('/admin/items/')
  await write(page.user, await title(), 'Typed too late')
  await page.findByText('Not saved')
  // As every call does whose session has ended.
  toLogin()
  expect(left.mock.calls.map(String)).toEqual(['/login?ended=1'])
  left.mockRestore()
  answerAgain()
  await page.close()

  const kept = storedInTab()
  // The next person of this tab, whose page clears nothing, then the same one.
  const openAs = async (person: Person) => {
    page = await openAdmin(world, person, pathname)
    for (const [key, value] of kept) sessionStorage.setItem(key, value)
  }
  await openAs(await world.person('editor'))
  expect((await title()).value).toBe('Text 1.1')
  await page.close()

  await openAs(editor)
  await page.findByText('Your unsaved changes have been restored.')
  expect((await title()).value).toBe('Typed too late')
  await page.findByText('Saved')
  await page.close()
  page = await openAdmin(world, editor, pathname)
  expect((await title()).value).toBe('Typed too late')
  expect(page.queryByText('Your unsaved changes have been restored.')).toBeNull()
})

test('restores after a reload what was typed while saving failed', async () => {
  const { slug } = await makeCourse(world, { outline: [['Text', 'Text']] })
  const editor = await world.person('editor')
  page = await openAdmin(world, editor, linkToStaff('courseOutline', { slug }))
  await page.user.click(await page.findByRole('link', { name: 'Text 1.1' }))
  const title = () => page.findByRole<HTMLInputElement>('textbox', { name: 'Title' })
  const answerAgain = failCalls('/admin/items/')
  await write(page.user, await title(), 'Typed before the crash')
  await page.findByText('Not saved')
  const { pathname } = location
  const kept = storedInTab()
  answerAgain()
  await page.close()

  page = await openAdmin(world, editor, pathname)
  for (const [key, value] of kept) sessionStorage.setItem(key, value)
  await page.findByText('Your unsaved changes have been restored.')
  expect((await title()).value).toBe('Typed before the crash')
  await page.findByText('Saved')
  expect(storedInTab().filter(([key]) => key.includes('portico_draft'))).toEqual([])
})

test('says why a change is not saved and retries by itself', async () => {
  const { slug } = await makeCourse(world, { outline: [['Text', 'Text']] })
  page = await openAdmin(world, await world.person('editor'), linkToStaff('courseOutline', { slug }))
  await page.user.click(await page.findByRole('link', { name: 'Text 1.1' }))
  const title = await page.findByRole<HTMLInputElement>('textbox', { name: 'Title' })
  const answerAgain = failCalls('/api/')
  await write(page.user, title, 'Typed offline')
  await page.findByText(/^This service is not available right now.* Retrying automatically\.$/)
  const kept = () => storedInTab().filter(([key]) => key.includes('portico_draft'))
  expect(kept()).toHaveLength(1)
  answerAgain()
  await page.findByText('Saved')
  expect(kept()).toEqual([])
  expect(page.queryByText('Not saved')).toBeNull()
})

test('[BLD-025] a former slug leads to the same page of the course', async () => {
  const { slug } = await makeCourse(world, { slug: 'old-name', title: 'Renamed', outline: [['Text']] })
  const editor = await world.person('editor')
  await editCourse(editor, slug, { slug: 'new-name' })
  page = await openAdmin(world, editor, linkToStaff('courseOutline', { slug: 'old-name' }))
  await page.findByRole('heading', { level: 1, name: 'Renamed' })
  expect(location.pathname).toBe(linkToStaff('courseOutline', { slug: 'new-name' }))
})
