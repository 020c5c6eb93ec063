import { within } from '@testing-library/dom'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { show_course_item } from '@portico/shared/contract/courses/outline-items.ts'
import { storedKeys } from '@portico/shared/browser/stored.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { questions } from '../../../../../api/src/domains/item-types/tables.ts'
import { makeCourse, type MadeCourse } from '../../../../../tests/support/course.ts'
import { expectAccessible } from '../../../../../tests/support/dom/accessible.ts'
import { openAdmin, type AdminPage } from '../../../../../tests/support/dom/open-admin.ts'
import { makePooledExam } from '../../../../../tests/support/pooled-exam.ts'
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
const originOf = async (id: number) => {
  const [row] = await world.within('core', (tx) => tx.select().from(questions).where(eq(questions.id, id)))
  return row?.origin_id
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
  await user.click(page.getByText('Settings'))
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
  await waitFor(() => expect(storedKeys('portico_question:', 'local')).toEqual([]))
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

test('a saved question that is still a draft keeps its rows after the first save copied the exam', async () => {
  const [shown] = (await savedExam()).questions
  await open()
  await page.user.clear(card(1).getByRole('textbox', { name: 'Answer 2' }))
  await page.findByText('Draft, not saved yet: it needs the text of answer 2.')
  // The course is published: the first save gives the draft an exam of its own, with new ids.
  await waitFor(async () => expect((await savedExam()).questions[0]?.id).not.toBe(shown?.id))
  await page.findByText('Saved')
  const title = page.getByRole('textbox', { name: 'Title' })
  await page.user.type(title, '!')
  await waitFor(async () => expect((await savedExam()).title).toBe('Exam 1.1!'))
  await page.findByText('Saved')
  const [kept, ...others] = (await savedExam()).questions
  expect([kept?.title, others.length]).toEqual([shown?.title, 1])
  await page.user.type(card(1).getByRole('textbox', { name: 'Answer 2' }), 'Neither')
  await waitFor(async () => expect((await savedExam()).questions[0]?.choices[1]?.title).toBe('Neither'))
  expect((await savedExam()).questions[0]?.id).toBe(kept?.id)
  expect(await originOf(kept?.id ?? 0)).toBe(shown?.id)
})

test('feedback belongs to its answer, and the focus stays in the question when answers go', async () => {
  await open()
  const { user } = page
  while (card(1).queryByRole('textbox', { name: 'Answer 4' }) === null)
    await user.click(card(1).getByRole('button', { name: 'Add answer' }))
  await user.click(card(1).getByRole('button', { name: 'Add feedback on answer 4' }))
  await user.type(card(1).getByRole('textbox', { name: /^Feedback on answer 4/ }), 'Read page 3 again.')
  await user.click(card(1).getByRole('button', { name: 'Remove answer 3' }))
  const feedback = card(1).getByRole<HTMLTextAreaElement>('textbox', { name: /^Feedback on answer 3/ })
  expect(feedback.value).toBe('Read page 3 again.')
  await user.click(card(1).getByRole('button', { name: 'Remove answer 3' }))
  await waitFor(() => expect(document.activeElement).toBe(card(1).getByRole('button', { name: 'Add answer' })))
  await user.click(page.getByRole('button', { name: 'Remove question 2' }))
  await user.click(page.getByRole('button', { name: 'Remove question 1' }))
  await waitFor(() => expect(document.activeElement).toBe(page.getByRole('button', { name: 'Add question' })))
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
  expect(page.getByRole('group', { name: 'Question 2' }).querySelector('legend')).toBeNull()
  await user.click(page.getByRole('button', { name: 'Unfold all' }))
  expect(page.getAllByRole('textbox', { name: 'Question' })).toHaveLength(3)
  await expectAccessible()
})

test('a removed question comes back with its answers and its place by Undo, even after it was saved', async () => {
  await open()
  const { user } = page
  const before = await savedQuestions()
  await user.click(page.getByRole('button', { name: 'Move question 1 down' }))
  await page.findByText('Question 1 is now 2 of 2.')
  await user.type(card(1).getByRole('textbox', { name: 'Answer 2' }), ' indeed')
  await user.click(page.getByRole('button', { name: 'Remove question 1' }))
  await page.findByText('Question 1 was removed.')
  expect(page.queryByText('Question 1 is now 2 of 2.')).toBeNull()
  await waitFor(async () => expect(await savedQuestions()).toEqual([before[0]]))
  await user.type(card(1).getByRole('textbox', { name: 'Question' }), ' typed later')
  await user.click(page.getByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await savedQuestions()).toEqual([before[1], `${before[0]} typed later`]))
  expect((await savedExam()).questions[0]?.choices[1]?.title).toMatch(/ indeed$/)
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Question 1/))
  await page.findByText('Question 1 is back.')

  await user.click(page.getByRole('button', { name: 'Remove question 2' }))
  await page.findByText('Question 2 was removed.')
  await user.click(page.getByRole('button', { name: 'Undo' }))
  await page.findByText('Question 2 is back.')
  await waitFor(async () => expect(await savedQuestions()).toEqual([before[1], `${before[0]} typed later`]))
  await user.click(page.getByRole('button', { name: 'Remove question 2' }))
  await page.findByText('Question 2 was removed.')
  await user.click(page.getByRole('link', { name: 'Courses' }))
  await waitFor(() => expect(page.queryByText('Question 2 was removed.')).toBeNull())
})

test('Add answer and Enter in the last answer lead to a new answer, Enter elsewhere to the next', async () => {
  await open()
  const { user } = page
  const answer = (number: number) => card(1).getByRole('textbox', { name: `Answer ${number}` })
  const { length } = card(1).getAllByRole('textbox', { name: /^Answer/ })
  await user.click(card(1).getByRole('button', { name: 'Add answer' }))
  await waitFor(() => expect(document.activeElement).toBe(answer(length + 1)))
  await user.keyboard('One more{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(answer(length + 2)))
  await user.click(answer(1))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(answer(2)))
  expect(card(1).getAllByRole('textbox', { name: /^Answer/ })).toHaveLength(length + 2)
})

test('the settings are folded above the questions, and say when learners read feedback', async () => {
  await open()
  const { user } = page
  const settings = page.getByText('Settings').closest('details')
  expect(settings?.open).toBe(false)
  expect(settings?.textContent).toContain('70% to pass · unlimited attempts')
  await user.click(page.getByText('Settings'))
  await page.findByText(/^Attempts are unlimited: learners see these, and the feedback on answers, only once they pass/)
  await user.type(page.getByRole('spinbutton', { name: /^Attempts/ }), '2')
  await page.findByText('The feedback on answers is shown with them.')
  await user.selectOptions(page.getByRole('combobox', { name: 'Correct answers are shown' }), 'Never')
  await page.findByText('Learners don’t see the feedback on answers either.')
  await user.click(card(1).getByRole('button', { name: 'Add feedback on answer 2' }))
  await page.findByText(/together with the correct answers: after passing or the last attempt/)
})

test('offers no empty choice once the only pool is attached', async () => {
  const learner = await world.person('learner')
  course = (await makePooledExam(world, { author, learner })).course
  await open()
  await page.findByText('Every question pool of the portal is attached.')
  expect(page.queryByRole('combobox', { name: /^Draw questions from a pool/ })).toBeNull()
  await page.user.click(page.getByRole('button', { name: /^Detach Pool of/ }))
  await page.findByRole('combobox', { name: /^Draw questions from a pool/ })
})
