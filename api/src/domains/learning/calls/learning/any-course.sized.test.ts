import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { get_assignment_response, make_learner_response } from '@portico/shared/contract/assignments.ts'
import { make_instructor_response } from '@portico/shared/contract/assignments-staff.ts'
import { publish_course } from '@portico/shared/contract/courses/courses.ts'
import { finish_exam, make_answer, show_exam_try, start_exam } from '@portico/shared/contract/exams/exams.ts'
import {
  get_learner_course,
  list_learner_modules,
  type LearnerCourse,
  type OutlineItem,
  type OutlineModule,
} from '@portico/shared/contract/learning/learning.ts'
import { finish_module_item, start_module_item } from '@portico/shared/contract/learning/item-progress.ts'
import { create_course_item } from '@portico/shared/contract/courses/outline-items.ts'
import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { itemTypeNames, type ItemType } from '@portico/shared/item-types/item-type.ts'
import {
  coursePercentage,
  learnerCourseStatus,
  moduleStatus,
} from '@portico/shared/rules/learning/progress/course-status.ts'
import { isGraded } from '@portico/shared/rules/learning/progress/is-graded.ts'
import { nextItem } from '@portico/shared/rules/learning/progress/next-item.ts'
import type { ItemWait } from '@portico/shared/states/learning/item-wait.ts'
import { isDone, itemProgress } from '@portico/shared/states/learning/item-progress.ts'
import { enroll, makeCourse, type MadeCourse } from '../../../../../../tests/support/course.ts'
import { learnerAt } from '../../../../../../tests/support/scorm.ts'
import { createWorld, type Person, type World } from '../../../../../../tests/support/world.ts'
import { sized } from '../../../../../../tests/support/tier.ts'

let world: World
let staff: Person
let learner: Person
beforeAll(async () => {
  world = await createWorld()
  staff = await world.person('course_admin')
  learner = await world.person('learner')
})
afterAll(() => world.close())

const attempts_number = 2
/** Time limit for many calls on a possibly busy machine. */
const walk_ms = sized({ quick: 90_000, slow: 600_000 })

type EnrolledCourse = { course: MadeCourse; related_id: number }
type Act = (taken: EnrolledCourse, item: OutlineItem, by: number) => Promise<unknown>
const itemInput = ({ related_id }: EnrolledCourse, item: OutlineItem) => ({
  params: { id: item.id },
  body: { related_id },
})
const exam = ({ related_id }: EnrolledCourse, item: OutlineItem) => ({
  params: { item_id: item.id },
  body: { related_id },
})
const read: Act = async (taken, item, by) => {
  await learner.call(start_module_item, itemInput(taken, item))
  if (by % 3 > 0) await learner.call(finish_module_item, itemInput(taken, item))
}
const takeExam: Act = async (taken, item, by) => {
  const { attempts, questions } = await learner.call(start_exam, exam(taken, item))
  for (const [index, question] of questions.entries()) {
    // The first choice is right; in the second question, the second one too.
    const right = question.choices.slice(0, index + 1)
    const chosen = by % 4 > 1 ? right : question.choices.slice(-1)
    const answer = {
      related_id: taken.related_id,
      attempts,
      question_id: question.id,
      answer: chosen.map(({ id }) => id),
    }
    await learner.call(make_answer, { params: { item_id: item.id }, body: answer })
  }
  if (by % 5 > 0) await learner.call(finish_exam, exam(taken, item))
}
const submitAssignment: Act = async (taken, item, by) => {
  const { related_id } = taken
  const params = { item_id: item.id }
  const { responses } = await learner.call(get_assignment_response, { params, query: { related_id } })
  const waiting = responses.find(({ instructor_response }) => instructor_response === null)
  const attempt = waiting?.attempt ?? responses.length + 1
  await learner
    .call(make_learner_response, { params, body: { related_id, attempt, text: 'My answer', files: [] } })
    .catch(refusal)
  const place = { course_id: taken.course.id, assignment_id: item.id }
  if (by % 3 > 0)
    await staff.call(make_instructor_response, {
      params: place,
      body: { related_id, attempt, score: by % 3 === 1 ? 20 : 95, feedback: 'Read.' },
    })
}
const playPackage: Act = ({ related_id }, item, by) =>
  learnerAt(world, { learner, item_id: item.id, related_id }).visit({
    'cmi.core.lesson_status': ['incomplete', 'failed', 'passed', 'completed'][by % 4] ?? 'incomplete',
  })
/** Actions of a learner on each item type, and of the grader. An expected rejection is a valid response here. */
const acts: Readonly<Record<ItemType, Act>> = {
  Text: read,
  Video: read,
  Audio: read,
  Document: read,
  Exam: takeExam,
  Survey: takeExam,
  Assignment: submitAssignment,
  ScormModule: playPackage,
}
const refusal = (error: unknown): void => {
  if (!(error instanceof CallError) || error.status >= 500) throw error
}

/** Adds a lesson as its author and publishes it to running, not started, or only new enrollments. */
async function addLesson({ course }: EnrolledCourse, by: number): Promise<void> {
  const query = { course_id: course.id }
  const content = { itemable_type: 'Text', fields: { content: '<p>New</p>' } } as const
  const module_id = course.modules[by % course.modules.length] ?? 0
  await staff.call(create_course_item, { query, body: { module_id, sort_number: by % 3, title: 'Added', content } })
  const reach = (['running', 'not_started', 'new_only'] as const)[by % 3] ?? 'running'
  await staff.call(publish_course, { params: { slug: course.slug }, query: { reach } })
}

type Seen = {
  course: LearnerCourse
  modules: OutlineModule[]
  items: OutlineItem[]
  tries: Map<number, number>
  waits: Map<number, ItemWait | null>
}
async function seen({ course: { slug }, related_id }: EnrolledCourse): Promise<Seen> {
  const asked = { params: { slug }, query: { related_id } }
  const [course, modules] = [
    await learner.call(get_learner_course, asked),
    await learner.call(list_learner_modules, asked),
  ]
  const items = modules.flatMap((module) => module.items)
  const tries = new Map<number, number>()
  const waits = new Map<number, ItemWait | null>()
  for (const { id, itemable_type } of items)
    if (itemable_type === 'Exam') {
      const shown = await learner.call(show_exam_try, { params: { item_id: id }, query: { related_id } })
      tries.set(id, shown.last?.attempts ?? 0)
      waits.set(id, shown.running === null && shown.remaining_attempts === 0 ? 'attempts' : null)
    } else if (itemable_type === 'Assignment') {
      const work = await learner.call(get_assignment_response, { params: { item_id: id }, query: { related_id } })
      const isSubmitted = work.responses.some(({ instructor_response }) => instructor_response === null)
      waits.set(id, isSubmitted ? 'grade' : work.remaining_attempts === 0 ? 'attempts' : null)
    }
  return { course, modules, items, tries, waits }
}

/** Checks that the pages follow from the items by the rules, whatever was done before. */
function expectConsistent({ course, modules, items, tries, waits }: Seen): void {
  for (const module of modules) {
    const graded = module.items.map(({ itemable, itemable_type }) => ({
      status: itemable.status,
      is_graded: isGraded(itemable_type),
    }))
    expect([module.title, module.status]).toEqual([module.title, moduleStatus(graded)])
  }
  const module_statuses = modules.filter((module) => module.items.length > 0).map(({ status }) => status)
  const isFinished = course.finished_at !== null
  if (!isFinished) expect(course.status).toBe(learnerCourseStatus(module_statuses))
  expect(course.status === itemProgress.finished).toBe(isFinished)
  expect(course.percentage).toBe(coursePercentage({ course_status: course.status, module_statuses }))
  const next = nextItem({
    is_sequential: course.is_sequential,
    items: items.map(({ id, itemable, locked_by }) => ({
      id,
      status: itemable.status,
      locked_by,
      waits_for: waits.get(id) ?? null,
    })),
  })
  // If everything is done, there is no next item.
  expect(course.next_item?.id ?? null).toBe(next && !isDone(next.status) ? next.id : null)
  for (const number of tries.values()) expect(number).toBeLessThanOrEqual(attempts_number)
}

/** Checks that nothing finished is undone between two moments. */
function expectNothingUndone(before: Seen, after: Seen): void {
  if (before.course.finished_at) {
    expect(after.course.finished_at).toBe(before.course.finished_at)
    expect([after.course.status, after.course.percentage]).toEqual([itemProgress.finished, 100])
  }
  for (const item of before.items)
    if (isDone(item.itemable.status))
      expect(after.items.find(({ id }) => id === item.id)?.itemable.status).toBe(item.itemable.status)
}

type PlannedStep = { at: number; by: number; adds: boolean }
type Walk = [ItemType[][], boolean, PlannedStep[]]
const acted = (...by: number[]): PlannedStep[] => by.map((one) => ({ at: 0, by: one, adds: false }))
/** Cases that random walks may miss: every type taken to its end, a failed exam repeated, a package that reports less than before. */
const examples: Walk[] = [
  [[[...itemTypeNames]], false, itemTypeNames.map((_, at) => ({ at, by: 2, adds: false }))],
  [[['Exam', 'Text']], false, acted(1, 1, 1, 1)],
  [[['ScormModule', 'Text']], false, acted(2, 1, 0, 3)],
]
const anyOutline = fc.array(fc.array(fc.constantFrom(...itemTypeNames), { minLength: 1, maxLength: 3 }), {
  minLength: 1,
  maxLength: 3,
})
const anyAct = fc.record({ at: fc.nat(8), by: fc.nat(40), adds: fc.nat(9).map((number) => number === 0) })

test(
  '[LRN-022] [LRN-024] [LRN-025] [LRN-026] [LRN-027] [EXM-009] any course in any order keeps progress consistent, attempts limited and completions final',
  async () => {
    const met = new Set<string>()
    await fc.assert(
      fc.asyncProperty(
        anyOutline,
        fc.boolean(),
        fc.array(anyAct, { minLength: 4, maxLength: 14 }),
        async (outline, is_sequential, wishes) => {
          const course = await makeCourse(world, { outline, is_sequential, attempts_number })
          const taken = { course, related_id: await enroll(world, { course, user_id: learner.id }) }
          let before = await seen(taken)
          expectConsistent(before)
          for (const { at, by, adds } of wishes) {
            const item = before.items[at % before.items.length]
            if (adds) await addLesson(taken, by).catch(refusal)
            else if (item) await acts[item.itemable_type](taken, item, by).catch(refusal)
            const after = await seen(taken)
            expectConsistent(after)
            expectNothingUndone(before, after)
            for (const { itemable, itemable_type } of after.items) if (isDone(itemable.status)) met.add(itemable_type)
            if (after.course.finished_at) met.add('a finished course')
            before = after
          }
        },
      ),
      { numRuns: sized({ quick: 5, slow: 40 }), examples },
    )
    expect([...met].toSorted()).toEqual([...itemTypeNames, 'a finished course'].toSorted())
  },
  walk_ms,
)
