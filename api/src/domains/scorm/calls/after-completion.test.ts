import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { complete_user_course } from '@portico/shared/contract/learning/enrollments.ts'
import { scorm_details, start_scorm } from '@portico/shared/contract/scorm/scorm.ts'
import { show_whole_course } from '@portico/shared/contract/learning/whole-course.ts'
import { enroll, makeCourse } from '../../../../../tests/support/course.ts'
import { addScos, importZip, playerOf } from '../../../../../tests/support/scorm.ts'
import { createWorld, type Person, type World } from '../../../../../tests/support/world.ts'
import { makePackage } from '../../../../local/demo/scorm/make-package.ts'

const STATUS = 'cmi.core.lesson_status'
const PLACE = 'cmi.core.lesson_location'
let world: World
let learner: Person
let editor: Person
beforeAll(async () => {
  world = await createWorld({ DATA_DIR: mkdtempSync(join(tmpdir(), 'portico-after-completion-')) })
  learner = await world.person('learner')
  editor = await world.person('editor')
})
afterAll(() => world.close())

/** Returns a learner at the only item of a course. */
async function lesson() {
  const course = await makeCourse(world, { outline: [[]] })
  const imported = await importZip(world, { editor, course_id: course.id, zip: await makePackage({}) })
  const { sco: item_id = 0 } = await addScos(world, { course, package_id: imported.scorm_package_id })
  const related_id = await enroll(world, { course, user_id: learner.id })
  return {
    course,
    related_id,
    async open() {
      const { scorm_module, player_url } = await learner.call(start_scorm, {
        params: { module: item_id },
        body: { related_id },
      })
      const player = playerOf(world, player_url)
      const { launch, cmi } = (await player.start()).body.data
      let sequence = 0
      const commit = (set: Record<string, string>, terminate = false) =>
        player.commit(launch, (sequence += 1), set, terminate)
      return { is_review: scorm_module.is_review, cmi, commit }
    },
    details: () => learner.call(scorm_details, { params: { id: item_id }, query: { related_id } }),
    whole: async () => {
      const { course: taken, modules } = await learner.call(show_whole_course, {
        params: { slug: course.slug },
        query: { related_id },
      })
      return { finished_at: taken.finished_at, percentage: taken.percentage, modules }
    },
  }
}

test('a lesson that reports completed at its start still saves place, data and a better score, and resumes them', async () => {
  const { open, details, whole } = await lesson()
  const first = await open()
  await first.commit(
    { [STATUS]: 'completed', [PLACE]: '1', 'cmi.core.score.raw': '50', 'cmi.core.exit': 'suspend' },
    true,
  )
  const finished = await whole()
  expect(finished.percentage).toBe(100)

  const again = await open()
  expect([again.is_review, again.cmi]).toMatchObject([
    false,
    { 'cmi.core.lesson_mode': 'normal', 'cmi.core.entry': 'resume', [PLACE]: '1' },
  ])
  const late = { [PLACE]: '7', 'cmi.suspend_data': 'slide 7', [STATUS]: 'incomplete', 'cmi.core.score.raw': '20' }
  expect((await again.commit(late)).body.data).toMatchObject({ outcome: 'saved' })
  expect((await details()).details).toMatchObject({
    lesson_location: '7',
    suspend_data: 'slide 7',
    lesson_status: 'completed',
    score: { raw: 50 },
  })
  await again.commit({ [STATUS]: 'passed', 'cmi.core.score.raw': '90', 'cmi.core.exit': 'suspend' }, true)
  expect((await details()).details).toMatchObject({ lesson_status: 'passed', score: { raw: 90 } })
  expect(await whole()).toEqual(finished)
  expect((await open()).cmi).toMatchObject({ [PLACE]: '7', 'cmi.suspend_data': 'slide 7' })
})

test('what staff completed opens for review and saves nothing', async () => {
  const { course, related_id, open, details } = await lesson()
  await (await open()).commit({ [PLACE]: '1' })
  const admin = await world.person('admin')
  await admin.call(complete_user_course, {
    params: { slug: course.slug, related_id },
    body: { reason: 'Taken in the classroom' },
  })
  const after = await open()
  expect([after.is_review, after.cmi['cmi.core.lesson_mode']]).toEqual([true, 'review'])
  await after.commit({ [PLACE]: '9' })
  expect((await details()).details).toMatchObject({ lesson_location: '1' })
})
