import { within } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { list_portal_reviews } from '@portico/shared/contract/reviews.ts'
import { reviews } from '../../../../../api/src/domains/questions/tables.ts'
import { enroll, makeCourse } from '../../../../../tests/support/course.ts'
import { openAdmin, type AdminPage } from '../../../../../tests/support/dom/open-admin.ts'
import { createWorld, type World } from '../../../../../tests/support/world.ts'

let world: World
let page: AdminPage
// Each test gets its own world, so that a retry finds no data of the first run.
beforeEach(async () => void (world = await createWorld()))
afterEach(() => world.close())
afterEach(() => page.close())

test('[REF-021] staff open a review from the list, publish it, and delete it after a question', async () => {
  const course = await makeCourse(world)
  const { id: user_id } = await world.person('learner')
  const enrollment_id = await enroll(world, { course, user_id })
  const values = { course_id: course.id, enrollment_id, user_id, author_name: 'Ada L.', rating: 4, text: 'Clear.' }
  await world.within('core', (tx) => tx.insert(reviews).values(values))
  const admin = await world.person('admin')
  page = await openAdmin(world, admin, '/portals/reviews')
  await page.user.click(await page.findByRole('link', { name: /^Open the review of .* by Ada L\.$/ }))
  await page.findByText('4 of 5 stars')
  await page.user.click(page.getByRole('button', { name: 'Publish' }))
  await page.findByText('Published')
  expect((await admin.call(list_portal_reviews)).data).toMatchObject([{ is_published: true }])
  await page.user.click(page.getByRole('button', { name: 'Delete' }))
  const dialog = within(await page.findByRole('dialog', { name: 'Delete this review?' }))
  await page.user.click(dialog.getByRole('button', { name: 'Delete' }))
  await page.findByText('No reviews yet')
  expect((await admin.call(list_portal_reviews)).data).toEqual([])
})
