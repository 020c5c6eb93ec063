import { afterAll, beforeAll, expect, test } from 'vitest'
import { make_learner_response } from '@portico/shared/contract/assignments.ts'
import { make_instructor_response } from '@portico/shared/contract/assignments-staff.ts'
import { reset_exam } from '@portico/shared/contract/exams/exams-staff.ts'
import { finish_exam, make_answer, start_exam } from '@portico/shared/contract/exams/exams.ts'
import { show_learner_progress } from '@portico/shared/contract/learning/enrollments-learner.ts'
import { enroll, makeCourse, type MadeCourse } from '../../../../../../tests/support/course.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'

let world: World
let teacher: Person
let learner: Person
let course: MadeCourse
let related_id: number
beforeAll(async () => {
  world = await createWorld()
  teacher = await world.person('instructor')
  learner = await world.person('learner')
  course = await makeCourse(world, {
    outline: [['Exam', 'Assignment', 'Text']],
    attempts_number: 3,
    instructor_id: teacher.id,
  })
  related_id = await enroll(world, { course, user_id: learner.id })
})
afterAll(() => world.close())

const shown = async () => {
  const asked = { params: { slug: course.slug, related_id } }
  return (await teacher.call(show_learner_progress, asked)).modules[0]?.items.map(({ status, score }) => [
    status,
    score,
  ])
}
const exam_id = () => course.items[0]?.id ?? 0

/** Takes the exam of two questions, answering so many with the right choice. */
async function takeExam(answered: number): Promise<void> {
  const asked = { params: { item_id: exam_id() }, body: { related_id } }
  const { attempts, questions } = await learner.call(start_exam, asked)
  for (const { id, type, choices } of questions.slice(0, answered)) {
    const answer = choices.slice(0, type === 'multiple' ? 2 : 1).map((choice) => choice.id)
    await learner.call(make_answer, { ...asked, body: { related_id, attempts, question_id: id, answer } })
  }
  await learner.call(finish_exam, asked)
}

async function submitAndGrade(attempt: number, score: number): Promise<void> {
  const assignment_id = course.items[1]?.id ?? 0
  await learner.call(make_learner_response, {
    params: { item_id: assignment_id },
    body: { related_id, attempt, text: 'Done', files: [] },
  })
  await teacher.call(make_instructor_response, {
    params: { course_id: course.id, assignment_id },
    body: { related_id, attempt, score, feedback: 'See the notes.' },
  })
}

test('staff read the best counted score of an exam and the latest grade of an assignment beside their status', async () => {
  expect(await shown()).toEqual([
    [4, null],
    [4, null],
    [4, null],
  ])
  await takeExam(1)
  await takeExam(0)
  await submitAndGrade(1, 60)
  await submitAndGrade(2, 40)
  expect(await shown()).toEqual([
    [3, 50],
    [3, 40],
    [4, null],
  ])
  await teacher.call(reset_exam, { params: { course_id: course.id, exam_id: exam_id() }, body: { related_id } })
  expect((await shown())?.[0]?.[1]).toBeNull()
  await takeExam(0)
  expect((await shown())?.[0]).toEqual([3, 0])
})
