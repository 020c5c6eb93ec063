import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { finish_exam, make_answer, start_exam } from '@portico/shared/contract/exams/exams.ts'
import { reset_exam } from '@portico/shared/contract/exams/exams-staff.ts'
import { enroll, makeCourse, type MadeCourse } from '../../../../../../tests/support/course.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'
import { users } from '../../../identity/tables.ts'
import { examTries } from '../../tables.ts'

let world: World
let teacher: Person
beforeAll(async () => {
  world = await createWorld()
  teacher = await world.person('instructor')
})
afterAll(() => world.close())

type Taken = { learner: Person; item: number; related_id: number }
const learning = ({ item, related_id }: Taken) => ({ params: { item_id: item }, body: { related_id } })
async function begin(taken: Taken, answered: number, from = 0) {
  const { attempts, questions } = await taken.learner.call(start_exam, learning(taken))
  for (const question of questions.slice(0, answered))
    await taken.learner.call(make_answer, {
      params: { item_id: taken.item },
      body: {
        related_id: taken.related_id,
        attempts,
        question_id: question.id,
        answer: question.choices.slice(from, from + (question.type === 'multiple' ? 2 : 1)).map(({ id }) => id),
      },
    })
}
const take = async (taken: Taken, answered: number, from = 0) => {
  await begin(taken, answered, from)
  await taken.learner.call(finish_exam, learning(taken))
}
const urlOf = (course: MadeCourse, item: number) => `/courses/${course.id}/exams/${item}/attempts/export`
async function linesOf(course: MadeCourse, item: number) {
  const answer = await teacher.send('GET', urlOf(course, item))
  expect(answer.headers.get('content-disposition')).toMatch(
    /filename="[a-z0-9-]+-(exam-1-1|survey-1-2)-attempts-\d{4}-\d\d-\d\d\.csv"$/,
  )
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
  return (await answer.text()).trim().split('\r\n')
}

test('exports every attempt with score and results, safe from formulas, and the chosen answers of a knowledge check', async () => {
  const course = await makeCourse(world, {
    instructor_id: teacher.id,
    outline: [['Exam', 'Survey']],
    attempts_number: 3,
  })
  const [item, survey] = [course.items[0]?.id ?? 0, course.items[1]?.id ?? 0]
  const learner = await world.person('learner')
  await world.services.platform.db.update(users).set({ first_name: '=1+1' }).where(eq(users.id, learner.id))
  const taken = { learner, item, related_id: await enroll(world, { course, user_id: learner.id }) }
  await take(taken, 1, 1)
  await take(taken, 1)
  await take(taken, 2)
  const other = await world.person('learner')
  await begin({ learner: other, item, related_id: await enroll(world, { course, user_id: other.id }) }, 1)
  await take({ ...taken, item: survey }, 1, 1)
  const [head, running, ...attempts] = await linesOf(course, item)
  expect(head).toMatch(
    /^\uFEFF?First name,Last name,Email,Attempt,Started \(UTC\),Submitted \(UTC\),Score in percent,Passed,[^,]+,[^,]+$/,
  )
  const at = String.raw`\d{4}-\d\d-\d\dT[\d:.]+Z`
  const who = String.raw`'=1\+1,[^,]*,${learner.email}`
  expect(attempts).toHaveLength(3)
  expect(attempts[0]).toMatch(new RegExp(`^${who},1,${at},${at},0,No,Incorrect,Not answered$`))
  expect(attempts[1]).toMatch(new RegExp(`^${who},2,${at},${at},50,No,Correct,Not answered$`))
  expect(attempts[2]).toMatch(new RegExp(`^${who},3,${at},${at},100,Yes,Correct,Correct$`))
  // A running attempt has no results.
  expect(running).toMatch(new RegExp(`,${other.email},1,${at},,,,,$`))
  const [checkHead, ...checks] = await linesOf(course, survey)
  expect(checkHead).not.toContain('Score')
  expect(checks).toHaveLength(1)
  expect(checks[0]).toMatch(new RegExp(`^${who},1,${at},${at},Choice 2,Not answered$`))
})

test('an attempt that staff closed has no results', async () => {
  const course = await makeCourse(world, { instructor_id: teacher.id, outline: [['Exam']], attempts_number: 1 })
  const learner = await world.person('learner')
  const taken = {
    learner,
    item: course.items[0]?.id ?? 0,
    related_id: await enroll(world, { course, user_id: learner.id }),
  }
  await begin(taken, 1)
  await teacher.call(reset_exam, {
    params: { course_id: course.id, exam_id: taken.item },
    body: { related_id: taken.related_id },
  })
  const lines = await linesOf(course, taken.item)
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(/Z,,,,,$/)
})

test('exports more attempts than one batch, each once', async () => {
  const course = await makeCourse(world, { instructor_id: teacher.id, outline: [['Exam']] })
  const item = course.items[0]?.id ?? 0
  const people = [await world.person('learner'), await world.person('learner')]
  const ids: number[] = []
  for (const { id } of people) ids.push(await enroll(world, { course, user_id: id }))
  await world.within('core', async (tx) => {
    const tries = ids.flatMap((enrollment_id) =>
      Array.from({ length: 600 }, (_, n) => ({
        enrollment_id,
        module_item_id: item,
        exam_id: 1,
        question_ids: [],
        attempts: n + 1,
        score: 10,
        status: 3 as const,
        finished_at: new Date(),
      })),
    )
    await tx.insert(examTries).values(tries)
  })
  const lines = (await linesOf(course, item)).slice(1)
  const keys = lines.map((line) => line.split(',').slice(2, 4).join(' '))
  expect(new Set(keys).size).toBe(1200)
  // Latest enrolled first, as on the page.
  expect(keys[0]).toBe(`${people[1]?.email} 1`)
  expect(keys.at(-1)).toBe(`${people[0]?.email} 600`)
})

test('nobody else exports attempts: other instructors, learners, and staff who must take the exam', async () => {
  const both = await world.person(['instructor', 'learner'])
  const course = await makeCourse(world, { instructor_id: both.id, outline: [['Exam']] })
  const item = course.items[0]?.id ?? 0
  expect((await both.send('GET', urlOf(course, item))).status).toBe(200)
  expect((await teacher.send('GET', urlOf(course, item))).status).toBe(404)
  expect((await (await world.person('learner')).send('GET', urlOf(course, item))).status).toBe(403)
  await enroll(world, { course, user_id: both.id })
  const refused = await both.send('GET', urlOf(course, item))
  expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining('exams.own_key')])
})
