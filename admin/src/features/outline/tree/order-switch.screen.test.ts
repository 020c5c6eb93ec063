import { afterEach, beforeEach, expect, test } from 'vitest'
import { get_course_outline } from '@portico/shared/contract/courses/outline.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { makeCourse } from '../../../../../tests/support/course.ts'
import { press } from '../../../../../tests/support/dom/by-keyboard.ts'
import { openAdmin, type AdminPage } from '../../../../../tests/support/dom/open-admin.ts'
import { createWorld, type World } from '../../../../../tests/support/world.ts'

let world: World
let page: AdminPage
beforeEach(async () => void (world = await createWorld()))
afterEach(() => world.close())
afterEach(() => page.close())

test('[BLD-002] an author puts the items of the draft in order, and takes it back by Undo', async () => {
  const { slug } = await makeCourse(world)
  const editor = await world.person('editor')
  const isSequential = async () => {
    await page.findByText('Saved')
    return (await editor.call(get_course_outline, { params: { slug } })).is_sequential
  }
  page = await openAdmin(world, editor, linkToStaff('courseOutline', { slug }))
  const order = await page.findByRole<HTMLInputElement>('switch', { name: 'Items in order' })
  expect(order.checked).toBe(false)
  await page.findByText('Learners have this: version 1.')
  await press(page.user, order, ' ')
  await page.findByText('Has unpublished edits. Learners have version 1.')
  await page.findByText('Each item unlocks once the learner has finished the one before it.')
  expect(await isSequential()).toBe(true)
  await page.user.click(await page.findByRole('button', { name: 'Undo' }))
  await page.findByText('Learners can take the items in any order.')
  expect(order.checked).toBe(false)
  expect(await isSequential()).toBe(false)
})

test('people who may only read the outline see the order and cannot switch it', async () => {
  const { slug } = await makeCourse(world, { is_sequential: true })
  page = await openAdmin(world, await world.person('instructor'), linkToStaff('courseOutline', { slug }))
  const order = await page.findByRole<HTMLInputElement>('switch', { name: 'Items in order' })
  expect([order.checked, order.disabled]).toEqual([true, true])
})
