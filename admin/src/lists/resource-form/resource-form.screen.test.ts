import { within } from '@testing-library/dom'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { callsOf } from '@portico/shared/contract/lists/lists.ts'
import { courseManagers } from '../../../../api/src/domains/learning/tables.ts'
import { makeCourse } from '../../../../tests/support/course.ts'
import { expectAccessible } from '../../../../tests/support/dom/accessible.ts'
import { write } from '../../../../tests/support/dom/by-keyboard.ts'
import { openAdmin, type AdminPage } from '../../../../tests/support/dom/open-admin.ts'
import { waitFor } from '../../../../tests/support/wait-for.ts'
import { createWorld, type World } from '../../../../tests/support/world.ts'

let world: World
let page: AdminPage
// Each test gets its own world, so that a retry finds no data of the first run.
beforeEach(async () => void (world = await createWorld()))
afterEach(() => world.close())
afterEach(() => page.close())

const tags = callsOf('tags')
const conflict = () => page.findByRole('dialog', { name: 'Ada Example changed this entry' })
const noConflict = () => waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
const save = () => page.user.click(page.getByRole('button', { name: 'Save' }))

test('warns the second of two editors, shows both values, and overwrites nothing unseen', async () => {
  const other = await world.person('admin')
  const { id, version } = await other.call(tags.create, { body: { title: 'Shared tag' } })
  page = await openAdmin(world, await world.person('admin'), `/portals/tags/${id}`)
  const field = await page.findByLabelText<HTMLInputElement>('Title')
  const first = await other.call(tags.update, {
    params: { id },
    body: { title: 'By the other', sort_number: 7, version },
  })

  await write(page.user, field, 'By me')
  await save()
  const asked = await conflict()
  expect(asked.textContent).toContain('None of your changes have been saved yet.')
  const choice = (name: string) => within(asked).getByRole<HTMLInputElement>('radio', { name })
  expect(choice('Yours By me').checked).toBe(true)
  expect(choice('Theirs By the other').checked).toBe(false)
  within(asked).getByText('Changed by Ada Example only, and kept')
  await expectAccessible()
  // Continuing keeps the typed text, and the next save shows the conflict again.
  await page.user.click(within(asked).getByRole('button', { name: 'Continue Editing' }))
  await noConflict()
  expect(field.value).toBe('By me')
  await save()
  const again = within(await conflict())
  await page.user.click(again.getByRole('radio', { name: /^Theirs/ }))
  await page.user.click(again.getByRole('button', { name: 'Save' }))
  await page.findByText('Your changes were discarded. Nothing was overwritten.')
  expect(field.value).toBe('By the other')
  expect(page.getByLabelText<HTMLInputElement>('Order').value).toBe('7')

  // Now the other way around: my value replaces the one I have seen, and their other changes stay.
  await other.call(tags.update, { params: { id }, body: { title: 'Once more', version: first.version } })
  await write(page.user, field, 'By me')
  await save()
  await page.user.click(within(await conflict()).getByRole('button', { name: 'Save' }))
  await page.findByText('Save Successful')
  expect(await other.call(tags.show, { params: { id } })).toMatchObject({ title: 'By me', sort_number: 7 })
})

test('a refused save shows the reason next to the Save button', async () => {
  const [admin, limited] = [await world.person('admin'), await world.person('course_admin')]
  const [own, other] = [await makeCourse(world), await makeCourse(world)]
  const { id } = await admin.call(tags.create, { body: { title: 'Shared tag' } })
  await world.within('core', async (tx) => {
    await tx.insert(courseManagers).values({ course_id: own.id, user_id: limited.id, added_by: admin.id })
    await tx.execute(sql`insert into course_tags (course_id, tag_id) values (${other.id}, ${id})`)
  })
  page = await openAdmin(world, limited, `/portals/tags/${id}`)
  await write(page.user, await page.findByLabelText('Title'), 'Mine')
  await save()
  const said = await page.findByRole('alert')
  expect(said.textContent).toMatch(/^Courses that you do not teach or manage use this, too/)
  expect(said.parentElement).toBe(page.getByRole('button', { name: 'Save' }).parentElement)
  await expectAccessible()
})
