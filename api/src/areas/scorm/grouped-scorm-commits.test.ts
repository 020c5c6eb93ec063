import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enroll, makeCourse } from '../../../../tests/support/course.ts'
import { addScos, importZip, learnerAt, playerOf } from '../../../../tests/support/scorm.ts'
import { statementsOf } from '../../../../tests/support/statements.ts'
import { createWorld, type World } from '../../../../tests/support/world.ts'
import { makePackage } from '../../../local/demo/scorm/make-package.ts'

let world: World
beforeAll(async () => void (world = await createWorld({ DATA_DIR: mkdtempSync(join(tmpdir(), 'portico-grouped-')) })))
afterAll(() => world.close())

test('[TRIP-3] [SCO-006] commits of several learners that arrive together share a transaction, and each is answered for itself', async () => {
  const course = await makeCourse(world, { outline: [[]] })
  const editor = await world.person('editor')
  const zip = await makePackage({ title: 'Fire safety' })
  const imported = await importZip(world, { editor, course_id: course.id, zip })
  const [item_id = 0] = Object.values(await addScos(world, { course, package_id: imported.scorm_package_id }))
  const lessons: { player: ReturnType<typeof playerOf>; launch: number }[] = []
  for (let n = 0; n < 5; n += 1) {
    const learner = await world.person('learner')
    const related_id = await enroll(world, { course, user_id: learner.id })
    const at = learnerAt(world, { learner, item_id, related_id })
    const player = playerOf(world, (await at.open()).player_url)
    lessons.push({ player, launch: (await player.start()).body.data.launch })
  }
  const answers: { status: number }[] = []
  const commitAll = (sequence: number) =>
    Promise.all(
      lessons.map(async ({ player, launch }, n) => {
        // The last one belongs to a launch that there never was.
        const cmi = { 'cmi.core.lesson_location': `page ${sequence}.${n}` }
        answers.push(await player.commit(n === 4 ? launch + 7 : launch, sequence, cmi))
      }),
    )
  await commitAll(1)
  const statements = await statementsOf(world.services, () => commitAll(2))
  const counted = (start: string) => statements.filter((each) => each.startsWith(`app: ${start}`)).length
  expect([counted('savepoint'), counted('begin') < 5]).toEqual([5, true])
  const kept = await world.services.platform.sql<{ location: string }[]>`
    select cmi->>'cmi.core.lesson_location' as location from scorm_progress order by progress_id`
  expect(kept.slice(0, 4).map(({ location }) => location)).toEqual(['page 2.0', 'page 2.1', 'page 2.2', 'page 2.3'])
  expect(kept[4]?.location ?? '').not.toContain('page')
  expect(answers).toHaveLength(10)
})
