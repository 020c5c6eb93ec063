import { afterAll, beforeAll, expect, test } from 'vitest'
import { create_course_item, update_course_item } from '@portico/shared/contract/courses/outline-items.ts'
import type { AuthoredQuestion } from '@portico/shared/item-types/authored-content.ts'
import { enroll, makeCourse } from '../../../../../../tests/support/course.ts'
import { statementsOf } from '../../../../../../tests/support/statements.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'
import { editedDraft } from './edited-draft.ts'

let world: World
let author: Person
beforeAll(async () => {
  world = await createWorld()
  author = await world.person('course_admin')
})
afterAll(() => world.close())

const questionOf = (number: number): AuthoredQuestion => ({
  type: 'single',
  title: `Question ${number}`,
  explanation: '',
  points: 1,
  picture: null,
  picture_alt: '',
  choices: [
    { title: 'Right', is_correct: true },
    { title: 'Wrong', is_correct: false },
    { title: 'Neither', is_correct: false },
  ],
})

/** An exam of a new course, and a way to save its questions. */
async function examOf(count: number) {
  const course = await makeCourse(world)
  const query = { course_id: course.id }
  const questions = Array.from({ length: count }, (_, place) => questionOf(place + 1))
  const settings = { description: '', attempts_number: 2, pass_percentage: 70, answers_shown: 'at_end' as const }
  const fieldsOf = (asked: readonly AuthoredQuestion[]) => ({ ...settings, questions: [...asked] })
  const made = await author.call(create_course_item, {
    query,
    body: {
      module_id: course.modules[0] ?? 0,
      title: 'Exam',
      content: { itemable_type: 'Exam', fields: fieldsOf(questions) },
    },
  })
  let { version } = made
  const questionsIn = ({ content }: typeof made) => {
    if (content.itemable_type !== 'Exam') throw new Error('no exam')
    return content.fields.questions
  }
  const save = async (asked: readonly AuthoredQuestion[]) => {
    const saved = await author.call(update_course_item, {
      params: { id: made.id },
      query,
      body: { content: { itemable_type: 'Exam', fields: fieldsOf(asked) }, version },
    })
    version = saved.version
    return questionsIn(saved)
  }
  return { questions: questionsIn(made), save }
}

const idsOf = (questions: readonly AuthoredQuestion[]) =>
  questions.map(({ id, choices }) => [id, ...choices.map((choice) => choice.id)])

/** Statements that saving one changed title takes. */
async function costOf(count: number): Promise<number> {
  const { questions, save } = await examOf(count)
  const [first, ...others] = questions
  if (!first) throw new Error('no question')
  const sent = await statementsOf(world.services, () => save([{ ...first, title: 'Changed' }, ...others]))
  return sent.length
}

test('saving one changed question takes as many statements for forty questions as for three', async () => {
  expect(await costOf(40)).toBe(await costOf(3))
})

test('questions and choices keep their rows while they are changed, moved, added and removed', async () => {
  const { questions, save } = await examOf(3)
  const [first, second, third] = questions
  if (!first || !second || !third) throw new Error('no questions')
  const [right, wrong, neither] = second.choices
  if (!right || !wrong || !neither) throw new Error('no choices')
  const saved = await save([
    third,
    { ...questionOf(9), title: 'New' },
    {
      ...second,
      title: 'Reworded',
      choices: [neither, { ...right, title: 'True' }, { title: 'All', is_correct: false }],
    },
  ])
  expect(saved.map(({ title }) => title)).toEqual(['Question 3', 'New', 'Reworded'])
  expect(idsOf(saved.slice(0, 1))).toEqual(idsOf([third]))
  expect(saved[2]?.id).toBe(second.id)
  const old = new Set(questions.flatMap(({ choices }) => choices.map(({ id }) => id)))
  expect(saved[2]?.choices.map(({ id, title, is_correct }) => [old.has(id) ? id : null, title, is_correct])).toEqual([
    [neither.id, 'Neither', false],
    [right.id, 'True', true],
    [null, 'All', false],
  ])
  expect(await save(saved)).toEqual(saved)
})

test('people enroll in a course while somebody edits its outline', async () => {
  const course = await makeCourse(world, { publication_status: 1 })
  const learner = await world.person('learner')
  const [locked, enrolled] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const editing = world.within('core', async (tx) => {
    await editedDraft({ db: tx, actor: { id: author.id } }, course.id)
    locked.resolve()
    await enrolled.promise
  })
  await locked.promise
  expect(await enroll(world, { course, user_id: learner.id })).toBeGreaterThan(0)
  enrolled.resolve()
  await editing
})
