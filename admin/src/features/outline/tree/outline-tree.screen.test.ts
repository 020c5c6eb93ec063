import { afterEach, beforeEach, expect, test } from 'vitest'
import { get_course_outline } from '@portico/shared/contract/courses/outline.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { makeCourse } from '../../../../../tests/support/course.ts'
import { tabTo } from '../../../../../tests/support/dom/by-keyboard.ts'
import { openAdmin, type AdminPage } from '../../../../../tests/support/dom/open-admin.ts'
import { createWorld, type Person, type World } from '../../../../../tests/support/world.ts'

let world: World
let editor: Person
let page: AdminPage
beforeEach(async () => {
  world = await createWorld()
  editor = await world.person('editor')
})
afterEach(() => world.close())
afterEach(() => page.close())

const titles = (): (string | null)[] =>
  [...document.querySelectorAll('.outline-head h2, .outline-link')].map(({ textContent }) => textContent)
const focused = () => document.activeElement

test('[BLD-011] folded modules stay folded after a reload; opening an item unfolds its module', async () => {
  const { slug, items } = await makeCourse(world, { outline: [['Text'], ['Text']] })
  const at = linkToStaff('courseOutline', { slug })
  page = await openAdmin(world, editor, at)
  await page.user.click(await page.findByRole('button', { name: 'Items of Module 1', expanded: true }))
  expect(titles()).toEqual(['Module 1', 'Module 2', 'Text 2.1'])
  await page.close()

  page = await openAdmin(world, editor, at)
  await page.findByRole('button', { name: 'Items of Module 1', expanded: false })
  expect(titles()).toEqual(['Module 1', 'Module 2', 'Text 2.1'])
  await page.close()

  const open = { slug, itemable_type: 'Text', item_id: items[0]?.id ?? 0 } as const
  page = await openAdmin(world, editor, linkToStaff('courseOutlineItem', open))
  await page.findByRole('link', { name: 'Text 1.1', current: 'page' })
  await page.user.click(page.getByRole('button', { name: 'Fold all' }))
  expect(titles()).toEqual(['Module 1', 'Module 2'])
})

test('[BLD-011] an author names new modules and items without looking for the field, and renames by F2', async () => {
  const { slug } = await makeCourse(world, { outline: [['Text']] })
  page = await openAdmin(world, editor, linkToStaff('courseOutline', { slug }))
  await page.user.click(await page.findByRole('button', { name: 'Add module' }))
  const title = await page.findByRole('textbox', { name: 'Title of Module 2' })
  expect(focused()).toBe(title)
  await page.user.keyboard('Hoists{Enter}')
  expect(focused()).toBe(await page.findByRole('button', { name: 'Move Hoists' }))
  await page.user.keyboard('{F2}')
  await page.user.keyboard('Cranes{Enter}')
  await page.findByRole('button', { name: 'Move Cranes' })
  await page.user.click(page.getByRole('button', { name: 'Add item to Cranes' }))
  await page.user.click(await page.findByRole('menuitem', { name: 'Reading' }))
  const field = await page.findByRole('textbox', { name: 'Title' })
  expect(focused()).toBe(field)
  await page.user.keyboard('Ropes')
  await page.findByRole('link', { name: 'Ropes' })
  await page.user.dblClick(page.getByRole('heading', { name: 'Module 1' }))
  await page.user.keyboard('Slings{Enter}')
  await page.findByText('Saved')
  expect(titles()).toEqual(['Slings', 'Text 1.1', 'Cranes', 'Ropes'])
})

test('an author duplicates an item, and removes the copy by Undo', async () => {
  const { slug } = await makeCourse(world, { outline: [['Text', 'Text']] })
  page = await openAdmin(world, editor, linkToStaff('courseOutline', { slug }))
  await page.user.click(await page.findByRole('button', { name: 'More actions for Text 1.1' }))
  await page.user.click(await page.findByRole('menuitem', { name: 'Duplicate' }))
  await page.findByRole('link', { name: 'Text 1.1 (copy)' })
  expect(titles()).toEqual(['Module 1', 'Text 1.1', 'Text 1.1 (copy)', 'Text 1.2'])
  await page.user.click(await page.findByRole('button', { name: 'Undo' }))
  await page.findByText('Saved')
  const { modules } = await editor.call(get_course_outline, { params: { slug } })
  expect(modules[0]?.items.map((item) => item.title)).toEqual(['Text 1.1', 'Text 1.2'])
})

test('Tab stops at one item, arrow keys go to others; after deleting, the next has the focus', async () => {
  const { slug } = await makeCourse(world, { outline: [['Text', 'Text'], ['Text']] })
  page = await openAdmin(world, editor, linkToStaff('courseOutline', { slug }))
  const [first, second, third] = await page.findAllByRole('link', { name: /^Text \d/ })
  if (!first || !second || !third) throw new Error('the outline lacks items')
  await tabTo(page.user, first)
  await page.user.keyboard('{ArrowDown}{ArrowDown}')
  expect(focused()).toBe(third)
  await page.user.keyboard('{ArrowUp}')
  expect(focused()).toBe(second)
  await page.user.tab()
  expect(focused()).toBe(page.getByRole('button', { name: 'More actions for Text 1.2' }))
  await page.user.tab()
  expect(focused()).toBe(page.getByRole('button', { name: 'Add item to Module 1' }))
  await page.user.click(page.getByRole('button', { name: 'More actions for Text 1.2' }))
  await page.user.click(await page.findByRole('menuitem', { name: 'Delete' }))
  expect(titles()).toEqual(['Module 1', 'Text 1.1', 'Module 2', 'Text 2.1'])
  expect(focused()).toBe(page.getByRole('link', { name: 'Text 2.1' }))
})
