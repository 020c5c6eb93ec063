import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  create_pool_questions,
  create_question_pool,
  delete_pool_question,
  delete_question_pool,
  list_question_pools,
  read_questions,
  show_pool_question,
  show_question_pool,
  update_pool_question,
  update_question_pool,
} from '@portico/shared/contract/exams/question-pools.ts'
import { finish_exam, make_answer, show_exam_try, start_exam } from '@portico/shared/contract/exams/exams.ts'
import { create_module } from '@portico/shared/contract/courses/outline.ts'
import {
  create_course_item,
  show_course_item,
  update_course_item,
} from '@portico/shared/contract/courses/outline-items.ts'
import { makeCourse } from '../../../../../../tests/support/course.ts'
import { newQuestion } from '../../../../../../tests/support/new-question.ts'
import { makePooledExam, type PooledExam } from '../../../../../../tests/support/pooled-exam.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'

let world: World
let author: Person
let learner: Person
beforeAll(async () => {
  world = await createWorld()
  author = await world.person('instructor')
  learner = await world.person('learner')
})
afterAll(() => world.close())

const newPool = async (titles: string[] = []) => {
  const pool = await author.call(create_question_pool, { body: { title: 'Ethics' } })
  const one = { params: { id: pool.id } }
  const questions =
    titles.length > 0
      ? await author.call(create_pool_questions, { ...one, body: { questions: titles.map((one) => newQuestion(one)) } })
      : []
  return { ...pool, one, questions }
}
const start = ({ params, related_id }: PooledExam) => learner.call(start_exam, { params, body: { related_id } })
const finish = ({ params, related_id }: PooledExam) => learner.call(finish_exam, { params, body: { related_id } })

test('[EXM-020] [EXM-024] creates, finds, renames and deletes a pool with its questions', async () => {
  const { id, one, version } = await newPool(['First', 'Second'])
  const { data } = await author.call(list_question_pools, { query: { search: 'ethi' } })
  expect(data.find((pool) => pool.id === id)).toMatchObject({ title: 'Ethics', questions_count: 2, exams_count: 0 })
  const renamed = await author.call(update_question_pool, { ...one, body: { title: 'Ethics I', version } })
  await expect(author.call(update_question_pool, { ...one, body: { title: 'Late', version } })).rejects.toMatchObject({
    code: 'general.changed_meanwhile',
  })
  const shown = await author.call(show_question_pool, one)
  expect(shown).toMatchObject({ id, title: 'Ethics I', version: renamed.version, used_in: [] })
  expect(shown.questions.map((question) => [question.title, question.question_pool_id])).toEqual([
    ['First', id],
    ['Second', id],
  ])
  expect(await author.call(delete_question_pool, one)).toEqual({ id })
  await expect(author.call(show_question_pool, one)).rejects.toMatchObject({ code: 'general.not_found' })
})

test('[EXM-025] shows, creates, changes and deletes a question of a pool', async () => {
  const { id, one, questions } = await newPool(['First', 'Second'])
  const [first, second] = questions
  const place = { params: { id, question_id: first?.id ?? 0 } }
  const { version, ...shown } = await author.call(show_pool_question, place)
  expect(shown).toMatchObject({ title: 'First', explanation: 'Because.', question_pool_id: id })
  const changed = await author.call(update_pool_question, {
    ...place,
    body: { question: { ...shown, title: 'Reworded' }, version },
  })
  expect(changed).toMatchObject({ id: first?.id, title: 'Reworded' })
  await author.call(delete_pool_question, { params: { id, question_id: second?.id ?? 0 } })
  expect((await author.call(show_question_pool, one)).questions.map(({ title }) => title)).toEqual(['Reworded'])
  const other = await newPool()
  await expect(
    author.call(show_pool_question, { params: { id: other.id, question_id: first?.id ?? 0 } }),
  ).rejects.toMatchObject({ code: 'general.not_found' })
})

test('[EXM-004] rejects a question without a right answer and says why', async () => {
  const { one } = await newPool()
  const wrong = newQuestion('Nothing is right')
  const question = { ...wrong, choices: wrong.choices.map((choice) => ({ ...choice, is_correct: false })) }
  await expect(author.call(create_pool_questions, { ...one, body: { questions: [question] } })).rejects.toMatchObject({
    fields: { 'questions.0.choices': ['Select at least one correct answer'] },
  })
})

test('[EXM-018] attaches a pool to a draft’s exam with a number to draw, and detaches it', async () => {
  const editor = await world.person('editor')
  const course = await makeCourse(world, { outline: [['Text']], instructor_id: author.id })
  const query = { query: { course_id: course.id } }
  const module = await editor.call(create_module, { ...query, body: { title: 'Exams' } })
  const pool = await newPool(['First', 'Second'])
  const fields = {
    description: '',
    attempts_number: null,
    pass_percentage: 70,
    answers_shown: 'at_end' as const,
    questions: [],
    pools: [{ question_pool_id: pool.id, draw: 2 }],
  }
  const made = await editor.call(create_course_item, {
    ...query,
    body: { module_id: module.id, title: 'Final', content: { itemable_type: 'Exam', fields } },
  })
  const item = { params: { id: made.id }, ...query }
  expect((await editor.call(show_course_item, item)).content.fields).toMatchObject({ pools: fields.pools })
  expect((await author.call(show_question_pool, pool.one)).used_in).toMatchObject([{ item_title: 'Final', draw: 2 }])
  await expect(author.call(delete_question_pool, pool.one)).rejects.toMatchObject({ code: 'exams.pool_in_use' })
  await expect(
    author.call(delete_pool_question, { params: { id: pool.id, question_id: pool.questions[0]?.id ?? 0 } }),
  ).rejects.toMatchObject({ code: 'exams.pool_too_small' })
  const content = { itemable_type: 'Exam' as const, fields: { ...fields, pools: [] } }
  await editor.call(update_course_item, { ...item, body: { content, version: made.version } })
  expect(await author.call(delete_question_pool, pool.one)).toEqual({ id: pool.id })
})

test('[OP-83] [EXM-018] draws the set number of questions and keeps the attempt unchanged by pool edits', async () => {
  const exam = await makePooledExam(world, { author, learner, settings: { pass_percentage: 60 } })
  const running = await start(exam)
  expect(running.questions).toHaveLength(5)
  const drawn = running.questions.filter(({ id }) => exam.questions.some((question) => question.id === id))
  expect(drawn).toHaveLength(3)
  for (const question of exam.questions) {
    const { id, version, question_pool_id: _pool, ...written } = question
    const choices = written.choices.map((choice) => ({ ...choice, is_correct: !choice.is_correct }))
    await author.call(update_pool_question, {
      params: { id: exam.pool_id, question_id: id },
      body: { question: { ...written, type: 'multiple', title: 'Changed', points: 9, choices }, version },
    })
  }
  expect((await start(exam)).questions).toEqual(running.questions)
  for (const question of drawn)
    await learner.call(make_answer, {
      params: exam.params,
      body: {
        related_id: exam.related_id,
        attempts: 1,
        question_id: question.id,
        answer: question.choices.slice(0, 1).map(({ id }) => id),
      },
    })
  expect(await finish(exam)).toMatchObject({ score: 60, item: { status: 2 } })
  const shown = { params: exam.params, query: { related_id: exam.related_id } }
  expect((await learner.call(show_exam_try, shown)).last).toMatchObject({ points: 3, points_total: 5 })
  const { questions } = await author.call(show_question_pool, { params: { id: exam.pool_id } })
  expect(questions.map(({ title, points }) => [title, points])).toEqual(Array(5).fill(['Changed', 9]))
})

test('accepts a changed question’s old id from editors; learners draw the new version', async () => {
  const exam = await makePooledExam(world, { author, learner, pool: 1, draw: 1, settings: { attempts_number: 3 } })
  await start(exam)
  await finish(exam)
  const [question] = exam.questions
  if (!question) throw new Error('the pool is empty')
  const { id, version, question_pool_id: _pool, ...written } = question
  const params = { id: exam.pool_id, question_id: id }
  const once = await author.call(update_pool_question, {
    params,
    body: { question: { ...written, title: 'Once' }, version },
  })
  expect(once.id).not.toBe(id)
  const { id: _id, version: next, question_pool_id: _same, ...after } = once
  const twice = await author.call(update_pool_question, {
    params,
    body: { question: { ...after, title: 'Twice' }, version: next },
  })
  expect(twice).toMatchObject({ id: once.id, title: 'Twice' })
  expect((await start(exam)).questions.map(({ title }) => title)).toContain('Twice')
})

test('hides pools from other portals and from people who may not edit courses', async () => {
  const pool = await newPool(['First'])
  const stranger = await world.person('admin', 'summit')
  await expect(stranger.call(show_question_pool, pool.one)).rejects.toMatchObject({ code: 'general.not_found' })
  await expect(learner.call(show_question_pool, pool.one)).rejects.toMatchObject({ status: 403 })
})

test('reads a question file without saving, reports errors by line, and imports the valid questions', async () => {
  const read = (format: 'csv' | 'gift' | 'aiken', text: string) =>
    author.call(read_questions, { body: { format, text } })
  const csv = await read(
    'csv',
    '\ufeffquestion;right;answer 1;answer 2\n"Two; or more";2;One;Both\nNothing right;;a;b\n',
  )
  expect(csv.questions).toMatchObject([{ line: 2, question: { title: 'Two; or more', type: 'single' } }])
  expect(csv.findings).toEqual([{ line: 3, reason: 'No answer is marked as correct.', is_taken: false }])
  const gift = await read('gift', 'Sky is blue. {T}\n\nWhy? {}')
  expect([gift.questions.length, gift.findings[0]?.reason]).toEqual([1, 'Essay questions are not supported.'])
  expect((await read('aiken', 'Q\nA) a\nB) b\nANSWER: B')).questions).toHaveLength(1)
  await expect(read('csv', 'name,mail\na,b')).rejects.toMatchObject({ code: 'exams.import_columns' })
  const { one } = await newPool()
  const questions = [...csv.questions, ...gift.questions].map(({ question }) => question)
  await author.call(create_pool_questions, { ...one, body: { questions } })
  expect((await author.call(show_question_pool, one)).questions.map(({ title, type }) => [title, type])).toEqual([
    ['Two; or more', 'single'],
    ['Sky is blue.', 'boolean'],
  ])
})

test('requires exactly one right answer for single-answer questions in pools and exams', async () => {
  const { one } = await newPool()
  const editor = await world.person('editor')
  const course = await makeCourse(world, { outline: [['Exam']] })
  const item = { params: { id: course.items[0]?.id ?? 0 }, query: { course_id: course.id } }
  const shown = await editor.call(show_course_item, item)
  if (shown.content.itemable_type !== 'Exam') throw new Error('not an exam')
  const { content, version } = shown
  const exam = (question: ReturnType<typeof marked>) => ({
    ...content,
    fields: { ...content.fields, questions: [question] },
  })
  for (const type of ['single', 'boolean'] as const)
    for (const count of [0, 2, 3]) {
      const question = marked(type, count)
      const wanted = {
        code: 'validation.failed',
        fields: {
          'questions.0.choices': [
            count === 0 ? 'Select at least one correct answer' : 'Select exactly one correct answer',
          ],
        },
      }
      await expect(
        author.call(create_pool_questions, { ...one, body: { questions: [question] } }),
      ).rejects.toMatchObject(wanted)
      await expect(
        editor.call(update_course_item, { ...item, body: { content: exam(question), version } }),
      ).rejects.toMatchObject({ code: 'validation.failed' })
    }
  await author.call(create_pool_questions, {
    ...one,
    body: { questions: [marked('single', 1), marked('multiple', 2)] },
  })
})

test('opens an exam whose older question has two right answers', async () => {
  const course = await makeCourse(world, { outline: [['Exam']] })
  const exam_id = course.items[0]?.itemable_id ?? 0
  await world.within('core', (tx) =>
    tx.execute(
      sql`update choices set is_correct = true where question_id in (select id from questions where exam_id = ${exam_id})`,
    ),
  )
  const item = { params: { id: course.items[0]?.id ?? 0 }, query: { course_id: course.id } }
  const { content } = await author.call(show_course_item, item)
  expect(content.itemable_type === 'Exam' && content.fields.questions[0]?.choices.length).toBe(3)
})

const marked = (type: 'single' | 'multiple' | 'boolean', count: number) => {
  const question = newQuestion('Which?')
  return {
    ...question,
    type,
    choices: question.choices.map((choice, place) => ({ ...choice, is_correct: place < count })),
  }
}
