import { within } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { show_course_item } from '@portico/shared/contract/courses/outline-items.ts'
import { storedKeys } from '@portico/shared/browser/stored.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { makeCourse, type MadeCourse } from '../../../../../tests/support/course.ts'
import { expectAccessible } from '../../../../../tests/support/dom/accessible.ts'
import { openAdmin, type AdminPage } from '../../../../../tests/support/dom/open-admin.ts'
import { waitFor } from '../../../../../tests/support/wait-for.ts'
import { createWorld, type Person, type World } from '../../../../../tests/support/world.ts'

let world: World
let author: Person
let course: MadeCourse
let page: AdminPage
// Each test gets its own world, so that a retry finds no data of the first run.
beforeEach(async () => {
  world = await createWorld()
  author = await world.person('course_admin')
  course = await makeCourse(world, { outline: [['Exam']] })
})
afterEach(() => world.close())
afterEach(() => page.close())

const item_id = () => course.items[0]?.id ?? 0
const open = async (person = author) => {
  const path = linkToStaff('courseOutlineItem', { slug: course.slug, itemable_type: 'Exam', item_id: item_id() })
  page = await openAdmin(world, person, path)
  await page.findByRole('textbox', { name: 'Title' })
}
const savedExam = async () => {
  const { title, content } = await author.call(show_course_item, {
    params: { id: item_id() },
    query: { course_id: course.id },
  })
  if (content.itemable_type !== 'Exam') throw new Error('no exam')
  return { title, ...content.fields }
}
const savedQuestions = async () => (await savedExam()).questions.map(({ title }) => title)
const card = (number: number) => {
  const found = page.getByRole('button', { name: new RegExp(`^Question ${number}( |$)`) }).closest('fieldset')
  if (!found) throw new Error('no question')
  return within(found)
}

test('an unfinished question keeps nothing else from being saved and survives a reload', async () => {
  await open()
  const { user } = page
  const before = await savedQuestions()
  await user.click(page.getByRole('button', { name: 'Add question' }))
  await page.findByText('Draft, not saved yet: it needs the text of the question and the text of 2 answers.')
  expect(page.queryByText('This field is required')).toBeNull()
  await user.type(card(3).getByRole('textbox', { name: 'Question' }), 'Half a question')
  await user.type(page.getByRole('spinbutton', { name: /^Attempts/ }), '4')
  await user.type(page.getByRole('textbox', { name: 'Title' }), ' of all')
  await waitFor(async () => expect(await savedExam()).toMatchObject({ title: 'Exam 1.1 of all', attempts_number: 4 }))
  expect(await savedQuestions()).toEqual(before)
  await expectAccessible()
  await page.close()

  await open()
  await page.findByText('Draft, not saved yet: it needs the text of 2 answers.')
  expect(card(3).getByRole<HTMLTextAreaElement>('textbox', { name: 'Question' }).value).toBe('Half a question')
  for (const [name, text] of [
    ['Answer 1', 'Yes'],
    ['Answer 2', 'No'],
  ] as const)
    await page.user.type(card(3).getByRole('textbox', { name }), text)
  await waitFor(async () => expect(await savedQuestions()).toEqual([...before, 'Half a question']))
  expect(page.queryByText(/^Draft, not saved yet/)).toBeNull()
  await waitFor(() => expect(storedKeys('portico:kept:', 'local')).toEqual([]))
})

test('a saved question that is being reworded stays as it was; another person does not see the draft', async () => {
  await open()
  const before = await savedQuestions()
  await page.user.clear(card(1).getByRole('textbox', { name: 'Question' }))
  await page.findByText('Draft, not saved yet: it needs the text of the question.')
  await page.user.type(page.getByRole('textbox', { name: 'Title' }), '!')
  await waitFor(async () => expect((await savedExam()).title).toBe('Exam 1.1!'))
  expect(await savedQuestions()).toEqual(before)
  await page.close()

  await open(await world.person('course_admin'))
  expect(page.queryByText(/^Draft, not saved yet/)).toBeNull()
  expect(card(1).getByRole<HTMLTextAreaElement>('textbox', { name: 'Question' }).value).toBe(before[0])
})

test('questions are duplicated, moved by keyboard and folded; an answer takes feedback', async () => {
  await open()
  const { user } = page
  const [first = '', second = ''] = await savedQuestions()
  await user.click(page.getByRole('button', { name: 'Duplicate question 1' }))
  await waitFor(async () => expect(await savedQuestions()).toEqual([first, first, second]))
  await waitFor(() => expect(document.activeElement).toBe(card(2).getByRole('textbox', { name: 'Question' })))
  const { questions } = await savedExam()
  expect(new Set(questions.map(({ id }) => id)).size).toBe(3)

  page.getByRole('button', { name: 'Move question 3' }).focus()
  await user.keyboard('{Home}')
  await page.findByText('Question 3 is now 1 of 3.')
  await waitFor(async () => expect(await savedQuestions()).toEqual([second, first, first]))
  await waitFor(() => expect(document.activeElement).toBe(page.getByRole('button', { name: 'Move question 1' })))

  await user.click(card(1).getByRole('button', { name: 'Add feedback on answer 2' }))
  await user.type(card(1).getByRole('textbox', { name: /^Feedback on answer 2/ }), 'Read page 3 again.')
  await waitFor(async () =>
    expect((await savedExam()).questions[0]?.choices[1]).toMatchObject({ feedback: 'Read page 3 again.' }),
  )

  await user.click(page.getByRole('button', { name: 'Fold all' }))
  expect(page.queryByRole('textbox', { name: 'Question' })).toBeNull()
  await user.click(page.getByRole('button', { name: new RegExp(`^Question 2 ?${first}`) }))
  expect(page.getAllByRole('textbox', { name: 'Question' })).toHaveLength(1)
  await user.click(page.getByRole('button', { name: 'Unfold all' }))
  expect(page.getAllByRole('textbox', { name: 'Question' })).toHaveLength(3)
  await expectAccessible()
})
