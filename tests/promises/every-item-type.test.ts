import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { finish_exam, make_answer, start_exam } from '../../shared/src/contract/exams/exams.ts'
import { list_learner_modules, show_item } from '../../shared/src/contract/learning/learning.ts'
import { make_learner_response } from '../../shared/src/contract/assignments.ts'
import { make_instructor_response } from '../../shared/src/contract/assignments-staff.ts'
import { finish_module_item, start_module_item } from '../../shared/src/contract/learning/item-progress.ts'
import { finish_scorm, start_scorm } from '../../shared/src/contract/scorm/scorm.ts'
import type { ItemTypeDeclaration } from '../../shared/src/item-types/item-type-declaration.ts'
import { itemTypeNames, type ItemType } from '../../shared/src/item-types/item-type.ts'
import { itemTypeOf } from '../../shared/src/item-types/item-types.ts'
import { enroll, makeCourse } from '../support/course.ts'
import { playerOf } from '../support/scorm.ts'
import { createWorld, type Person, type World } from '../support/world.ts'

let world: World
let learner: Person
let grader: Person
beforeAll(async () => {
  world = await createWorld()
  learner = await world.person('learner')
  grader = await world.person('admin')
})
afterAll(() => world.close())

type FinishedBy = ItemTypeDeclaration['finished_by']
type At = { item_id: number; related_id: number; course_id: number }
const startLearner = ({ item_id, related_id }: At) =>
  learner.call(start_module_item, { params: { id: item_id }, body: { related_id } })
const startAttempt = ({ item_id, related_id }: At) =>
  learner.call(start_exam, { params: { item_id }, body: { related_id } })
const submitResponse = ({ item_id, related_id }: At) =>
  learner.call(make_learner_response, {
    params: { item_id },
    body: { related_id, attempt: 1, text: 'Done.', files: [] },
  })
const startPackage = ({ item_id, related_id }: At) =>
  learner.call(start_scorm, { params: { module: item_id }, body: { related_id } })

/** How an item is started and finished, by its kind of completion. */
const driversByCompletion: {
  readonly [W in FinishedBy]: { start: (at: At) => Promise<unknown>; finish: (at: At) => Promise<void> }
} = {
  learner: {
    start: startLearner,
    finish: async ({ item_id, related_id }) =>
      void (await learner.call(finish_module_item, { params: { id: item_id }, body: { related_id } })),
  },
  exam_try: {
    start: startAttempt,
    finish: async (at) => {
      const { item_id, related_id } = at
      const { questions, attempts } = await startAttempt(at)
      for (const { id, type, choices } of questions) {
        const answer = choices.slice(0, type === 'multiple' ? 2 : 1).map((choice) => choice.id)
        await learner.call(make_answer, {
          params: { item_id },
          body: { related_id, attempts, question_id: id, answer },
        })
      }
      await learner.call(finish_exam, { params: { item_id }, body: { related_id } })
    },
  },
  instructor: {
    start: submitResponse,
    finish: async (at) => {
      const { item_id, related_id, course_id } = at
      await submitResponse(at)
      await grader.call(make_instructor_response, {
        params: { course_id, assignment_id: item_id },
        body: { related_id, attempt: 1, score: 100, feedback: '' },
      })
    },
  },
  scorm_result: {
    start: startPackage,
    finish: async (at) => {
      const { item_id, related_id } = at
      const player = playerOf(world, (await startPackage(at)).player_url)
      const { launch } = (await player.start()).body.data
      await player.commit(launch, 1, { 'cmi.core.lesson_status': 'passed' })
      await learner.call(finish_scorm, { params: { id: item_id }, body: { related_id, status: 'passed' } })
    },
  },
}

async function courseWith(outline: readonly ItemType[], is_sequential = false) {
  const course = await makeCourse(world, { outline: [outline], is_sequential })
  const related_id = await enroll(world, { course, user_id: learner.id })
  const status = async () =>
    (await learner.call(list_learner_modules, { params: { slug: course.slug }, query: { related_id } }))
      .flatMap(({ items }) => items)
      .map((item) => ({ type: item.itemable_type, ...item.itemable, locked_by: item.locked_by }))
  const at = course.items.map((item) => ({ item_id: item.id, related_id, course_id: course.id }))
  const [first, last] = [at[0], at.at(-1)]
  if (!first || !last) throw new Error('the course has no items')
  const show = ({ item_id }: At) => learner.call(show_item, { params: { item_id }, query: { related_id } })
  return { first, last, show, status }
}

describe.each(itemTypeNames)('%s', (type) => {
  const { finished_by, is_graded } = itemTypeOf(type)

  test('[LRN-008] an item of this type is created, shown, started and finished', async () => {
    const { first, show, status } = await courseWith([type])
    expect(await status()).toEqual([{ type, title: `${type} 1.1`, status: 4, locked_by: null }])
    expect(await show(first)).toMatchObject({ itemable_type: type, id: first.item_id, title: `${type} 1.1`, status: 4 })
    await driversByCompletion[finished_by].start(first)
    expect((await status()).map((item) => item.status)).toEqual([1])
    await driversByCompletion[finished_by].finish(first)
    expect((await status()).map((item) => item.status)).toEqual([is_graded ? 2 : 5])
    expect(await show(first)).toMatchObject({ itemable_type: type, status: is_graded ? 2 : 5 })
  })

  test('[LRN-026] a locked item names what unlocks it and cannot be started', async () => {
    const { first, last, show } = await courseWith(['Text', type], true)
    expect(await show(last)).toMatchObject({ itemable_type: type, title: `${type} 1.2`, locked_by: 'Text 1.1' })
    await expect(driversByCompletion[finished_by].start(last)).rejects.toMatchObject({
      status: 409,
      code: 'learning.item_locked',
    })
    await driversByCompletion.learner.start(first)
    await driversByCompletion.learner.finish(first)
    await driversByCompletion[finished_by].start(last)
    expect(await show(last)).toMatchObject({ locked_by: null, status: 1 })
  })

  test('only the calls of its own kind accept it', async () => {
    const { first, status } = await courseWith([type])
    for (const [kind, { start }] of Object.entries(driversByCompletion)) {
      if (kind === finished_by) continue
      const code = kind === 'learner' ? 'learning.wrong_item_type' : 'general.not_found'
      await expect(start(first), kind).rejects.toMatchObject({ code })
    }
    expect((await status()).map((item) => item.status)).toEqual([4])
  })
})
