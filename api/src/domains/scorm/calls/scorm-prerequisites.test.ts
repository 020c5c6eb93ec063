import { existsSync, mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { get_learner_course, list_learner_modules, show_item } from '@portico/shared/contract/learning/learning.ts'
import { enroll, makeCourse } from '../../../../../tests/support/course.ts'
import { addScos, importZip, learnerAt } from '../../../../../tests/support/scorm.ts'
import { createWorld, type Person, type World } from '../../../../../tests/support/world.ts'
import { makePackage } from '../../../../local/demo/scorm/make-package.ts'

let world: World
let learner: Person
let editor: Person
beforeAll(async () => {
  world = await createWorld({ DATA_DIR: mkdtempSync(join(tmpdir(), 'portico-scorm-prerequisites-')) })
  learner = await world.person('learner')
  editor = await world.person('editor')
})
afterAll(() => world.close())

/** Creates a course with one item per SCO of the package and enrolls the learner. */
async function courseOf(zip: Buffer) {
  const course = await makeCourse(world, { outline: [[]] })
  const imported = await importZip(world, { editor, course_id: course.id, zip })
  const ids = await addScos(world, { course, package_id: imported.scorm_package_id })
  const related_id = await enroll(world, { course, user_id: learner.id })
  const at = (identifier: string) => learnerAt(world, { learner, item_id: ids[identifier] ?? 0, related_id })
  const outline = async () =>
    (await learner.call(list_learner_modules, { params: { slug: course.slug }, query: { related_id } })).flatMap(
      ({ items }) => items,
    )
  return {
    ids,
    at,
    outline,
    related_id,
    locks: async () =>
      Object.fromEntries(
        (await outline()).map((item) => [Object.entries(ids).find(([, id]) => id === item.id)?.[0], item.locked_by]),
      ),
    next: async () => (await learner.call(get_learner_course, { params: { slug: course.slug } })).next_item?.id,
  }
}

test('prerequisites lock a SCO in the outline, on its page and at its start', async () => {
  const title = 'Fire safety'
  const { ids, at, locks, next, related_id } = await courseOf(
    await makePackage({
      title,
      more_scos: [
        { identifier: 'two' },
        { identifier: 'last', prerequisites: 'sco & (two = passed | two = completed)' },
      ],
    }),
  )
  expect(await locks()).toEqual({ sco: null, two: null, last: title })
  await expect(at('last').open()).rejects.toMatchObject({
    code: 'learning.item_locked',
    message: expect.stringContaining(title),
  })
  expect(await learner.call(show_item, { params: { item_id: ids.last ?? 0 }, query: { related_id } })).toMatchObject({
    locked_by: title,
  })
  await expect(at('last').finish('passed')).rejects.toMatchObject({ code: 'learning.item_locked' })

  expect(await at('sco').visit({ 'cmi.core.lesson_status': 'failed' })).toMatchObject({ status: 3 })
  expect((await locks()).last).toBe(title)
  expect(await at('sco').visit({ 'cmi.core.lesson_status': 'passed' })).toMatchObject({ status: 2 })
  expect(await locks()).toEqual({ sco: null, two: null, last: `${title}: two` })
  expect(await next()).toBe(ids.two)
  expect(await at('two').visit({})).toMatchObject({ status: 2 })
  expect(await locks()).toEqual({ sco: null, two: null, last: null })
  expect(await at('last').visit({ 'cmi.core.lesson_location': 'p2' }, false)).toMatchObject({ status: 1 })
})

test('SCOs of one package have separate data, status and mastery score', async () => {
  const { at } = await courseOf(
    await makePackage({ title: 'Records', mastery_score: 60, more_scos: [{ identifier: 'two', mastery_score: 90 }] }),
  )
  const cmi = { 'cmi.core.score.raw': '70', 'cmi.suspend_data': 'of the first' }
  expect(await at('sco').visit(cmi)).toEqual({ status: 2, lesson_status: 'passed' })
  expect((await at('two').details()).details).toMatchObject({
    suspend_data: '',
    lesson_status: 'not attempted',
    score: { raw: null },
  })
  expect(await at('two').visit({ 'cmi.core.score.raw': '70' })).toEqual({ status: 3, lesson_status: 'failed' })
  expect((await at('sco').details()).details).toMatchObject({ suspend_data: 'of the first', score: { raw: 70 } })
})

const COMPLEX = new URL('../../../../../../shared/fixtures/scorm/complexscorm.zip', import.meta.url)

describe.skipIf(!existsSync(COMPLEX))('a real multi-SCO package stored beside the project', () => {
  test('a real package locks its last SCO until the first two are finished', async () => {
    const { at, locks } = await courseOf(readFileSync(COMPLEX))
    const name = (number: number) => `mm-ITEM-SCORMDEbugger555f231e21b982c25s0${number}`
    const locked = async () => Object.entries(await locks()).filter(([, by]) => by !== null)
    expect(await locked()).toEqual([[name(8), 'The first content (one SCO)']])
    await at(name(1)).visit({ 'cmi.core.lesson_status': 'completed' })
    expect(await locked()).toEqual([[name(8), 'The second content (one SCO too)']])
    await at(name(2)).visit({ 'cmi.core.lesson_status': 'passed' })
    expect(await locked()).toEqual([])
  })
})
