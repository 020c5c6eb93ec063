import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enroll, makeCourse } from '../../../../../tests/support/course.ts'
import { addScos, importZip, learnerAt } from '../../../../../tests/support/scorm.ts'
import { createWorld, type Person, type World } from '../../../../../tests/support/world.ts'
import { makePackage } from '../../../../local/demo/scorm/make-package.ts'

const STATUS = 'cmi.core.lesson_status'
const SCORE = 'cmi.core.score.raw'
let world: World
let learner: Person
let editor: Person
beforeAll(async () => {
  world = await createWorld({ DATA_DIR: mkdtempSync(join(tmpdir(), 'portico-scorm-results-')) })
  learner = await world.person('learner')
  editor = await world.person('editor')
})
afterAll(() => world.close())

/** Returns a learner at one SCO of a new course, with or without a mastery score. */
async function lesson(mastery_score?: number) {
  const course = await makeCourse(world)
  const imported = await importZip(world, {
    editor,
    course_id: course.id,
    zip: await makePackage(mastery_score === undefined ? {} : { mastery_score }),
  })
  const { sco: item_id = 0 } = await addScos(world, { course, package_id: imported.scorm_package_id })
  return learnerAt(world, { learner, item_id, related_id: await enroll(world, { course, user_id: learner.id }) })
}

test('[SCO-009] content that only initializes and finishes completes its item', async () => {
  const { visit } = await lesson()
  expect(await visit({})).toEqual({ status: 2, lesson_status: 'completed' })
})

test('[SCO-009] a mastery score grades content that sets no status; without a score it stays incomplete', async () => {
  const { visit } = await lesson(80)
  expect(await visit({})).toEqual({ status: 1, lesson_status: 'not attempted' })
  expect(await visit({ [SCORE]: '79.5' })).toEqual({ status: 3, lesson_status: 'failed' })
  expect(await visit({ [SCORE]: '80' })).toEqual({ status: 2, lesson_status: 'passed' })
})

test('[SCO-009] closing a tab without LMSFinish completes nothing; a status set by content stays', async () => {
  const { visit } = await lesson()
  expect(await visit({ 'cmi.core.lesson_location': 'p1' }, false)).toEqual({
    status: 1,
    lesson_status: 'not attempted',
  })
  expect(await visit({ [STATUS]: 'incomplete' })).toEqual({ status: 1, lesson_status: 'incomplete' })
  expect(await visit({})).toEqual({ status: 1, lesson_status: 'incomplete' })
})

test('[SCO-009] a failed result is cleared by a later passed, but not by a bare completed', async () => {
  const { visit, finish } = await lesson()
  expect(await visit({ [STATUS]: 'failed' })).toMatchObject({ status: 3 })
  expect(await visit({ [STATUS]: 'completed' })).toMatchObject({ status: 3 })
  expect(await finish('completed')).toMatchObject({ item: { status: 3 } })
  expect(await visit({ [STATUS]: 'incomplete' })).toMatchObject({ status: 3 })
  expect(await visit({ [STATUS]: 'completed', [SCORE]: '100' })).toMatchObject({ status: 3 })
  expect(await visit({ [STATUS]: 'passed' })).toEqual({ status: 2, lesson_status: 'passed' })

  const same = await lesson()
  expect(await same.visit({ [STATUS]: 'failed' }, false)).toMatchObject({ status: 3 })
  expect(await same.visit({ [STATUS]: 'completed' })).toMatchObject({ status: 3 })
})

test('[SCO-009] only a score at or above the mastery score clears a failed result', async () => {
  const { visit } = await lesson(80)
  expect(await visit({ [STATUS]: 'failed', [SCORE]: '20' })).toMatchObject({ status: 3 })
  expect(await visit({ [STATUS]: 'completed', [SCORE]: '79' })).toMatchObject({ status: 3 })
  expect(await visit({ [STATUS]: 'completed', [SCORE]: '80' })).toMatchObject({ status: 2 })
})
