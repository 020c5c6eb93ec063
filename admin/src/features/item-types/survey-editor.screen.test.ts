import { afterEach, beforeEach, expect, test } from 'vitest'
import { show_course_item } from '@portico/shared/contract/courses/outline-items.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { makeCourse, type MadeCourse } from '../../../../tests/support/course.ts'
import { expectAccessible } from '../../../../tests/support/dom/accessible.ts'
import { openAdmin, type AdminPage } from '../../../../tests/support/dom/open-admin.ts'
import { waitFor } from '../../../../tests/support/wait-for.ts'
import { createWorld, type Person, type World } from '../../../../tests/support/world.ts'

let world: World
let author: Person
let course: MadeCourse
let page: AdminPage
beforeEach(async () => {
  world = await createWorld()
  author = await world.person('course_admin')
  course = await makeCourse(world, { outline: [['Survey']] })
})
afterEach(() => world.close())
afterEach(() => page.close())

test('a knowledge check says that nothing is graded, and its question types promise no correct answer', async () => {
  const item_id = course.items[0]?.id ?? 0
  page = await openAdmin(
    world,
    author,
    linkToStaff('courseOutlineItem', { slug: course.slug, itemable_type: 'Survey', item_id }),
  )
  await page.findByText(/^Nothing in a knowledge check is graded/)
  const { user } = page
  const { length } = page.getAllByRole('combobox', { name: 'Type' })
  await user.click(page.getByRole('button', { name: 'Add question' }))
  const type = page.getAllByRole<HTMLSelectElement>('combobox', { name: 'Type' }).at(-1)
  expect([...(type?.options ?? [])].map(({ text }) => text)).toEqual(['One answer', 'Several answers', 'True or false'])
  expect(page.queryByText(/correct answer/i)).toBeNull()
  await user.type(page.getAllByRole('textbox', { name: 'Question' }).at(-1) ?? document.body, 'How was it?')
  for (const [name, text] of [
    ['Answer 1', 'Good'],
    ['Answer 2', 'Bad'],
  ] as const)
    await user.type(page.getAllByRole('textbox', { name }).at(-1) ?? document.body, text)
  await waitFor(async () => {
    const { content } = await author.call(show_course_item, {
      params: { id: item_id },
      query: { course_id: course.id },
    })
    const added = content.itemable_type === 'Survey' ? content.fields.questions[length] : undefined
    expect(added?.choices.map(({ title, is_correct }) => [title, is_correct])).toEqual([
      ['Good', false],
      ['Bad', false],
    ])
  })
  await expectAccessible()
})
