import { within } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { get_course_outline } from '@portico/shared/contract/courses/outline.ts'
import { show_course_item } from '@portico/shared/contract/courses/outline-items.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { makeCourse } from '../../../../../tests/support/course.ts'
import { write } from '../../../../../tests/support/dom/by-keyboard.ts'
import { openAdmin, type AdminPage } from '../../../../../tests/support/dom/open-admin.ts'
import { createWorld, type World } from '../../../../../tests/support/world.ts'

let world: World
let page: AdminPage
// Each test gets its own world, so that a retry finds no data of the first run.
beforeEach(async () => void (world = await createWorld()))
afterEach(() => world.close())
afterEach(() => page.close())

const title = () => page.findByRole<HTMLInputElement>('textbox', { name: 'Title' })
const free = () => page.findByRole<HTMLInputElement>('switch', { name: 'Free preview' })

async function discard() {
  await page.user.click(await page.findByRole('button', { name: 'Discard edits' }))
  const dialog = within(await page.findByRole('dialog'))
  await page.user.click(dialog.getByRole('button', { name: 'Discard edits' }))
  await page.findByText('The unpublished edits were discarded.')
}

test('discarding edits shows the published version in the open editor, leaves no draft, and editing goes on from there', async () => {
  const { slug, id, items } = await makeCourse(world, { outline: [['Text', 'Text']] })
  const editor = await world.person('editor')
  page = await openAdmin(world, editor, linkToStaff('courseOutline', { slug }))
  await page.user.click(await page.findByRole('link', { name: 'Text 1.1' }))
  await write(page.user, await title(), 'Discarded words')
  await page.user.click(await free())
  await page.findByText('Saved')
  await page.findByText('Has unpublished edits. Learners have version 1.')

  await discard()
  await page.findByRole('link', { name: 'Text 1.1' })
  expect((await title()).value).toBe('Text 1.1')
  expect((await free()).checked).toBe(false)
  await page.findByText('Saved')
  await page.findByText('Learners have this: version 1.')
  expect(await editor.call(get_course_outline, { params: { slug } })).toMatchObject({ has_draft: false })

  await page.user.click(await free())
  await page.findByText('Has unpublished edits. Learners have version 1.')
  await page.findByText('Saved')
  const one = { params: { id: items[0]?.id ?? 0 }, query: { course_id: id } }
  expect(await editor.call(show_course_item, one)).toMatchObject({ title: 'Text 1.1', is_free_preview: true })
  expect(page.queryByRole('dialog')).toBeNull()
})

test('discarding edits drops what the open editor could not save', async () => {
  const { slug } = await makeCourse(world, { outline: [['Text', 'Text']] })
  page = await openAdmin(world, await world.person('editor'), linkToStaff('courseOutline', { slug }))
  await page.user.click(await page.findByRole('link', { name: 'Text 1.1' }))
  await page.user.click(await free())
  await page.findByText('Saved')
  await page.user.clear(await title())
  await page.findByText('Not saved yet: some fields need your attention.')

  await discard()
  expect((await title()).value).toBe('Text 1.1')
  await page.findByText('Saved')
  await page.findByText('Learners have this: version 1.')
})
