import { within } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { list_admin_courses, set_course_status } from '@portico/shared/contract/courses/courses.ts'
import { create_module } from '@portico/shared/contract/courses/outline.ts'
import { create_course_item } from '@portico/shared/contract/courses/outline-items.ts'
import { itemTypeNames } from '@portico/shared/item-types/item-type.ts'
import { itemTypeOf } from '@portico/shared/item-types/item-types.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { makeCourse } from '../../../../../tests/support/course.ts'
import { expectAccessible } from '../../../../../tests/support/dom/accessible.ts'
import { openAdmin, type AdminPage } from '../../../../../tests/support/dom/open-admin.ts'
import { createWorld, type Person, type World } from '../../../../../tests/support/world.ts'
import { emptyContent } from '../../item-types/item-editors.ts'

let world: World
let author: Person
let page: AdminPage
// Each test gets its own world, so that a retry finds no data of the first run.
beforeEach(async () => {
  world = await createWorld()
  author = await world.person('course_admin')
})
afterEach(() => world.close())
afterEach(() => page.close())

/** Opens the outline of a course that would be ready to publish except for one empty item of every type. */
async function openEmptied(publication_status: 1 | 2) {
  const course = await makeCourse(world, { publication_status, instructor_id: author.id, outline: [['Text']] })
  const at = { query: { course_id: course.id }, module_id: course.modules[0] ?? 0 }
  const written = itemTypeNames.flatMap((type) => emptyContent(type) ?? []).filter(canBeEmpty)
  for (const content of written)
    await author.call(create_course_item, {
      query: at.query,
      body: { module_id: at.module_id, title: `Empty ${content.itemable_type}`, content },
    })
  page = await openAdmin(world, author, linkToStaff('courseOutline', { slug: course.slug }))
  await page.user.click(await page.findByRole('button', { name: 'Publish' }))
  return { course, types: written.map(({ itemable_type }) => itemable_type) }
}
/** A new assignment already accepts a text answer. */
const canBeEmpty = ({ itemable_type }: { itemable_type: string }) => itemable_type !== 'Assignment'
const statusOf = async (slug: string) => {
  const { data } = await author.call(list_admin_courses, { query: { search: slug } })
  return data.find((course) => course.slug === slug)
}

test('publishing lists every item that learners could not finish, with links to the editors', async () => {
  const { course, types } = await openEmptied(1)
  expect(types.length).toBe(itemTypeNames.length - 1)
  const dialog = within(await page.findByRole('dialog', { name: 'Not ready to publish' }))
  for (const type of types)
    expect(dialog.getByRole('link', { name: `Empty ${type}` }).parentElement?.textContent).toBe(
      `Empty ${type}: ${itemTypeOf(type).unready}`,
    )
  await expectAccessible()
  expect((await statusOf(course.slug))?.publication_status).toBe(1)
  await page.user.click(dialog.getByRole('link', { name: 'Empty Exam' }))
  expect((await page.findByRole<HTMLInputElement>('textbox', { name: 'Title' })).value).toBe('Empty Exam')
  expect(page.queryByRole('dialog')).toBeNull()
})

test('[BLD-021] publishing changes lists the same items, and only those', async () => {
  const { course, types } = await openEmptied(2)
  const dialog = within(await page.findByRole('dialog', { name: 'Not ready to publish' }))
  expect(dialog.getAllByRole('link').map((link) => link.textContent)).toEqual(types.map((type) => `Empty ${type}`))
  expect(dialog.queryByText('At least one price')).toBeNull()
  await expectAccessible()
  expect((await statusOf(course.slug))?.has_unpublished_edits).toBe(true)
})

test('[BLD-003] an archived course is restored from its outline, and only then published; its heading follows', async () => {
  const course = await makeCourse(world, { publication_status: 4, instructor_id: author.id, outline: [['Text']] })
  page = await openAdmin(world, author, linkToStaff('courseOutline', { slug: course.slug }))
  const restore = await page.findByRole('button', { name: 'Restore from archive' })
  expect(page.queryByRole('button', { name: 'Publish' })).toBeNull()
  await page.findByText('Archived')
  await page.user.click(restore)
  const dialog = within(await page.findByRole('dialog', { name: /^Restore .* from the archive\?$/ }))
  await dialog.findByText('Nobody is enrolled.')
  await expectAccessible()
  await page.user.click(dialog.getByRole('button', { name: 'Restore from archive' }))
  await page.findByRole('button', { name: 'Publish' })
  await page.findByText('Draft')
  expect((await statusOf(course.slug))?.publication_status).toBe(1)
})

test('a refused publication is explained inside its dialog', async () => {
  const course = await makeCourse(world, { publication_status: 2, instructor_id: author.id, outline: [['Text']] })
  await author.call(create_module, { query: { course_id: course.id }, body: { title: 'Later' } })
  page = await openAdmin(world, author, linkToStaff('courseOutline', { slug: course.slug }))
  await page.user.click(await page.findByRole('button', { name: 'Publish' }))
  const dialog = within(await page.findByRole('dialog', { name: /^Publish the changes/ }))
  await dialog.findByText('1 module added.')
  // Meanwhile somebody archives the course.
  await author.call(set_course_status, { params: { slug: course.slug }, body: { publication_status: 4 } })
  await page.user.click(dialog.getByRole('button', { name: 'Publish changes' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('A course cannot change from Archived to Published.')
})
