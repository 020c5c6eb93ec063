import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { restart_sco, start_scorm } from '@portico/shared/contract/scorm/scorm.ts'
import { enroll, makeCourse } from '../../../../../tests/support/course.ts'
import { addSco } from '../../../../../tests/support/items.ts'
import { importZip, learnerAt, playerOf } from '../../../../../tests/support/scorm.ts'
import { createWorld, type Person, type World } from '../../../../../tests/support/world.ts'
import { makePackage } from '../../../../local/demo/scorm/make-package.ts'

let world: World
let learner: Person
let editor: Person
beforeAll(async () => {
  world = await createWorld({ DATA_DIR: mkdtempSync(join(tmpdir(), 'portico-multi-sco-')) })
  learner = await world.person('learner')
  editor = await world.person('editor')
})
afterAll(() => world.close())

/** Creates a course with a whole package as one item and enrolls the learner. */
async function itemOf(zip: Buffer) {
  const course = await makeCourse(world, { outline: [[]] })
  const { scorm_package_id } = await importZip(world, { editor, course_id: course.id, zip })
  const item_id = await world.within('core', (tx) =>
    addSco(tx, {
      module_id: course.modules[0] ?? 0,
      title: 'All of it',
      sort_number: 1,
      package_id: scorm_package_id ?? 0,
      scorm_id: '',
    }),
  )
  const related_id = await enroll(world, { course, user_id: learner.id })
  const restart = (sco: string) => learner.call(restart_sco, { params: { id: item_id }, body: { related_id, sco } })
  const at = learnerAt(world, { learner, item_id, related_id })
  const open = (sco?: string) =>
    learner.call(start_scorm, { params: { module: item_id }, body: { related_id, ...(sco ? { sco } : {}) } })
  return {
    at,
    open,
    restart,
    lines: async () =>
      (await at.details()).scos.map(({ identifier, status, locked_by }) => [identifier, status, locked_by]),
    /** Plays one SCO until its session ends. */
    async play(sco: string, cmi: Record<string, string>, terminate = true) {
      const player = playerOf(world, (await open(sco)).player_url)
      const { launch } = (await player.start()).body.data
      await player.commit(launch, 1, cmi, terminate)
      return player
    },
  }
}

const three = () =>
  makePackage({
    title: 'First',
    mastery_score: 60,
    more_scos: [{ identifier: 'two' }, { identifier: 'last', prerequisites: 'sco & two' }],
  })

test('treats a multi-SCO package as one item: separate records, enforced prerequisites, combined result', async () => {
  const { at, open, lines, play } = await itemOf(await three())
  expect(await lines()).toEqual([
    ['sco', 4, null],
    ['two', 4, null],
    ['last', 4, 'First'],
  ])
  await expect(open('last')).rejects.toMatchObject({ code: 'learning.item_locked' })
  await expect(open('elsewhere')).rejects.toMatchObject({ code: 'general.not_found' })

  await play('sco', { 'cmi.core.score.raw': '80', 'cmi.suspend_data': 'of the first' })
  expect(await lines()).toEqual([
    ['sco', 2, null],
    ['two', 4, null],
    ['last', 4, 'First: two'],
  ])
  expect((await at.details()).status).toBe(1)
  await play('two', { 'cmi.core.lesson_status': 'failed', 'cmi.core.score.raw': '40' })
  expect((await at.details()).status).toBe(1)
  expect((await lines())[2]).toEqual(['last', 4, 'First: two'])
  await play('two', { 'cmi.core.lesson_status': 'passed', 'cmi.core.score.raw': '60' })
  await play('last', { 'cmi.core.lesson_status': 'completed' })
  expect(await lines()).toEqual([
    ['sco', 2, null],
    ['two', 2, null],
    ['last', 2, null],
  ])
  expect((await at.details()).status).toBe(2)
  const first = (await open('sco')).scorm_module.course_user_progress
  expect(first.details).toMatchObject({ suspend_data: 'of the first', score: { raw: 80 } })
})

test('a failed part starts again with no data, stays failed until it is passed, and its earlier window saves nothing', async () => {
  const { open, lines, play, restart } = await itemOf(await three())
  await expect(restart('two')).rejects.toMatchObject({ code: 'scorm.part_not_failed' })
  await expect(restart('elsewhere')).rejects.toMatchObject({ code: 'general.not_found' })
  const before = await play('two', { 'cmi.core.lesson_status': 'failed', 'cmi.suspend_data': 'answers' }, false)
  expect(await restart('two')).toBeNull()
  expect((await before.commit(1, 2, { 'cmi.suspend_data': 'late' })).status).toBe(409)
  const opened = await open('two')
  expect(opened.scorm_module.course_user_progress.details).toMatchObject({ suspend_data: '', score: { raw: null } })
  const { launch, cmi } = (await playerOf(world, opened.player_url).start()).body.data
  expect(cmi['cmi.core.entry']).toBe('ab-initio')
  expect((await before.commit(1, 3, { 'cmi.suspend_data': 'late' })).status).toBe(409)
  expect((await lines())[1]).toEqual(['two', 3, null])
  await playerOf(world, opened.player_url).commit(launch, 1, { 'cmi.core.lesson_status': 'completed' }, true)
  expect((await lines())[1]).toEqual(['two', 3, null])
  await play('two', { 'cmi.core.lesson_status': 'passed' })
  expect((await lines())[1]).toEqual(['two', 2, null])
  await expect(restart('two')).rejects.toMatchObject({ code: 'scorm.part_not_failed' })
})

test(`resumes at the learner's last part, or at the next one if it is finished`, async () => {
  const { open, play } = await itemOf(await three())
  expect((await open()).scorm_module.sco).toBe('sco')
  await play('two', { 'cmi.core.lesson_location': 'p2' }, false)
  const back = await open()
  expect([back.scorm_module.sco, back.scorm_module.course_user_progress.details.lesson_location]).toEqual(['two', 'p2'])
  await play('two', { 'cmi.core.lesson_status': 'passed' })
  expect((await open()).scorm_module.sco).toBe('sco')
})

test('counts a part that never ends its session by its commits once the page reports', async () => {
  const { at, lines, play } = await itemOf(await three())
  await play('sco', { 'cmi.core.score.raw': '90', 'cmi.core.lesson_status': 'passed' }, false)
  expect((await at.finish('passed')).item.status).toBe(1)
  await play('two', { 'cmi.core.lesson_status': 'completed' }, false)
  expect((await lines())[2]).toEqual(['last', 4, null])
  await play('last', { 'cmi.core.lesson_status': 'completed' }, false)
  expect((await at.finish('completed')).item.status).toBe(2)
})

test('one failed part fails the item, which can still be passed afterwards', async () => {
  const { at, play } = await itemOf(await makePackage({ title: 'First', more_scos: [{ identifier: 'two' }] }))
  await play('sco', { 'cmi.core.lesson_status': 'passed' })
  await play('two', { 'cmi.core.lesson_status': 'failed' })
  expect((await at.details()).status).toBe(3)
  await play('two', { 'cmi.core.lesson_status': 'completed' })
  expect((await at.details()).status).toBe(3)
  await play('two', { 'cmi.core.lesson_status': 'passed' })
  expect((await at.details()).status).toBe(2)
})
