import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logout } from '@portico/shared/contract/identity/session.ts'
import { get_learner_course } from '@portico/shared/contract/learning/learning.ts'
import { finish_module_item, start_module_item } from '@portico/shared/contract/learning/item-progress.ts'
import { finish_scorm, scorm_details, start_scorm, update_scorm } from '@portico/shared/contract/scorm/scorm.ts'
import { enroll, makeCourse } from '../../../../../tests/support/course.ts'
import { addSco } from '../../../../../tests/support/items.ts'
import { importZip as importInto, playerOf } from '../../../../../tests/support/scorm.ts'
import { createWorld, type Person, type World } from '../../../../../tests/support/world.ts'
import { GOOD_PACKAGES } from '../../../../local/demo/scorm/good-packages.ts'
import { HOSTILE_PACKAGES } from '../../../../local/demo/scorm/hostile-packages.ts'
import { scormPackages } from '../tables.ts'

let world: World
let learner: Person
let editor: Person
let course_id: number
beforeAll(async () => {
  world = await createWorld({ DATA_DIR: mkdtempSync(join(tmpdir(), 'portico-scorm-')) })
  learner = await world.person('learner')
  editor = await world.person('editor')
  course_id = (await makeCourse(world)).id
})
afterAll(() => world.close())

const importZip = (zip: Buffer) => importInto(world, { editor, course_id, zip })

/** Creates a course with a SCORM item followed by one text, and enrolls the learner. */
async function scormCourse(outline: readonly (readonly 'Text'[])[] = [['Text']]) {
  const imported = await importZip(await (GOOD_PACKAGES.mastery_score?.() ?? Promise.reject(new Error('no package'))))
  const course = await makeCourse(world, { outline })
  const related_id = await enroll(world, { course, user_id: learner.id })
  const item_id = await world.within('core', async (tx) => {
    const [pack] = (await tx.select().from(scormPackages)).filter((row) => row.id === imported.scorm_package_id)
    return addSco(tx, {
      module_id: course.modules[0] ?? 0,
      title: 'HIPAA',
      sort_number: 9,
      package_id: pack?.id ?? 0,
      slug: 'hipaa',
      entry: pack?.entry ?? '',
      scorm_id: pack?.items[0]?.identifier ?? '',
    })
  })
  return { course, related_id, item_id }
}
const open = (item_id: number, related_id: number) =>
  learner.call(start_scorm, { params: { module: item_id }, body: { related_id } })

const player = (player_url: string) => playerOf(world, player_url)

test('imports a good package, rejects a hostile one with its reason, and removes both uploads', async () => {
  expect(await importZip(await (GOOD_PACKAGES.plain?.() ?? Promise.reject(new Error('no package'))))).toMatchObject({
    state: 3,
    error: null,
    scorm_package_id: expect.any(Number),
  })
  const slip = HOSTILE_PACKAGES.zip_slip
  if (!slip) throw new Error('no hostile package')
  expect(await importZip(await slip.zip())).toMatchObject({
    state: 4,
    error: { code: slip.code },
    scorm_package_id: null,
  })
  expect(readdirSync(join(world.config.DATA_DIR, 'storage', 'uploads'))).toEqual([])
})

test('[LRN-013] [SCO-001] [SCO-003] [SCO-004] [SCO-007] [SCO-012] opening an item loads module data, and stores and reads back commits', async () => {
  const { related_id, item_id } = await scormCourse()
  const opened = await open(item_id, related_id)
  expect(opened.scorm_module).toMatchObject({
    title: 'HIPAA',
    slug: 'hipaa',
    entry: 'index.html',
    scorm_id: 'sco',
    error: null,
    course_user_progress: { id: expect.any(Number), status: 1, details: { lesson_status: 'not attempted' } },
  })
  const { start, commit } = player(opened.player_url)
  const { body } = await start()
  expect(body.data).toMatchObject({
    launch: 1,
    cmi: { 'cmi.core.student_name': 'Example, Ada', 'cmi.core.entry': 'ab-initio' },
  })
  await commit(1, 1, {
    'cmi.core.lesson_status': 'incomplete',
    'cmi.core.lesson_location': 'page-3',
    'cmi.suspend_data': 'abc',
    'cmi.core.score.raw': '7.5',
    'cmi.core.score.min': '0',
    'cmi.core.score.max': '10',
    'cmi.core.exit': 'suspend',
  })
  expect(await learner.call(scorm_details, { params: { id: item_id }, query: { related_id } })).toMatchObject({
    status: 1,
    details: {
      score: { raw: 7.5, min: 0, max: 10 },
      lesson_location: 'page-3',
      suspend_data: 'abc',
      lesson_status: 'incomplete',
    },
  })
  const again = player((await open(item_id, related_id)).player_url)
  expect((await again.start()).body.data.cmi).toMatchObject({
    'cmi.core.entry': 'resume',
    'cmi.core.lesson_location': 'page-3',
  })
})

test('the server validates every element again, ignores repeated commits and rejects an older window', async () => {
  const { related_id, item_id } = await scormCourse()
  const first = player((await open(item_id, related_id)).player_url)
  await first.start()
  const { body } = await first.commit(1, 1, {
    'cmi.core.score.raw': '140',
    'cmi.core.lesson_status': 'excellent',
    'cmi.core.lesson_location': 'here',
  })
  expect(body.data.rejected.map((one) => one.element).toSorted()).toEqual([
    'cmi.core.lesson_status',
    'cmi.core.score.raw',
  ])
  expect((await first.commit(1, 1, { 'cmi.core.lesson_location': 'elsewhere' })).body.data.outcome).toBe('repeated')
  const second = player((await open(item_id, related_id)).player_url)
  await second.start()
  await second.commit(2, 1, { 'cmi.core.lesson_location': 'second window' })
  expect(await first.commit(1, 2, { 'cmi.core.lesson_location': 'first window' })).toMatchObject({
    status: 409,
    body: { error: { code: 'scorm.commit_stale' } },
  })
  expect(await learner.call(scorm_details, { params: { id: item_id }, query: { related_id } })).toMatchObject({
    details: { lesson_location: 'second window' },
  })
})

test('[LRN-017] [SCO-005] [SCO-008] [SCO-009] finishing uses committed data: the mastery score decides, and success stays', async () => {
  const { related_id, item_id, course } = await scormCourse()
  const { start, commit } = player((await open(item_id, related_id)).player_url)
  await start()
  const finish = (status: string) =>
    learner.call(finish_scorm, { params: { id: item_id }, body: { related_id, status } })
  await expect(finish('passed')).rejects.toMatchObject({ code: 'scorm.result_not_allowed' })
  await commit(1, 1, { 'cmi.core.lesson_status': 'passed', 'cmi.core.score.raw': '40' })
  await expect(finish('browsed')).rejects.toMatchObject({ code: 'scorm.result_not_allowed' })
  expect(await finish('passed')).toMatchObject({ item: { status: 3 } })
  await commit(1, 2, { 'cmi.core.lesson_status': 'passed', 'cmi.core.score.raw': '80' })
  expect(await finish('passed')).toMatchObject({ item: { status: 2 } })
  await commit(1, 3, { 'cmi.core.lesson_status': 'failed', 'cmi.core.score.raw': '10' })
  expect(await finish('failed')).toMatchObject({ item: { status: 2 } })
  expect(await learner.call(get_learner_course, { params: { slug: course.slug } })).toMatchObject({ status: 1 })
})

test(`[SCO-009] [CHK-029] a closed tab's last commit finishes the item; a finished course changes no more`, async () => {
  const { related_id, item_id, course } = await scormCourse()
  const text = course.items[0]?.id ?? 0
  await learner.call(start_module_item, { params: { id: text }, body: { related_id } })
  await learner.call(finish_module_item, { params: { id: text }, body: { related_id } })
  const { start, commit } = player((await open(item_id, related_id)).player_url)
  await start()
  await commit(1, 1, { 'cmi.core.lesson_status': 'passed', 'cmi.core.score.raw': '90' }, true)
  expect(await learner.call(get_learner_course, { params: { slug: course.slug } })).toMatchObject({
    status: 5,
    percentage: 100,
  })
  const review = player((await open(item_id, related_id)).player_url)
  await review.start()
  await review.commit(2, 1, { 'cmi.core.score.raw': '1', 'cmi.core.lesson_status': 'failed' }, true)
  expect(await learner.call(scorm_details, { params: { id: item_id }, query: { related_id } })).toMatchObject({
    status: 2,
    details: { score: { raw: 90 }, lesson_status: 'passed' },
  })
  expect(await learner.call(get_learner_course, { params: { slug: course.slug } })).toMatchObject({ status: 5 })
})

test('[SCO-006] a call updates progress data; values that SCORM does not allow are rejected by name', async () => {
  const { related_id, item_id } = await scormCourse()
  const { scorm_module, player_url } = await open(item_id, related_id)
  await player(player_url).start()
  const progress_id = scorm_module.course_user_progress.id
  expect(
    await learner.call(update_scorm, {
      params: { progress_id },
      body: { details: { lesson_location: 'p2', lesson_status: 'incomplete' } },
    }),
  ).toMatchObject({ lesson_location: 'p2', lesson_status: 'incomplete' })
  await expect(
    learner.call(update_scorm, { params: { progress_id }, body: { details: { lesson_status: 'excellent' } } }),
  ).rejects.toMatchObject({ code: 'scorm.element_invalid' })
  const stranger = await world.person('learner')
  await expect(
    stranger.call(update_scorm, { params: { progress_id }, body: { details: { lesson_location: 'x' } } }),
  ).rejects.toMatchObject({ code: 'learning.not_a_learner' })
})

test('a launch ends with the session that opened it', async () => {
  const { related_id, item_id } = await scormCourse()
  const { start, commit } = player((await open(item_id, related_id)).player_url)
  await start()
  expect((await commit(1, 1, { 'cmi.core.lesson_location': 'a' })).status).toBe(200)
  await learner.call(logout)
  world.setNow(new Date(Date.now() + 6_000))
  expect(await commit(1, 2, { 'cmi.core.lesson_location': 'b' })).toMatchObject({
    status: 410,
    body: { error: { code: 'scorm.launch_expired' } },
  })
  world.setNow(null)
})
