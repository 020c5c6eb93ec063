import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enroll, makeCourse } from '../../../../../tests/support/course.ts'
import { addScos, importZip, learnerAt, playerOf } from '../../../../../tests/support/scorm.ts'
import { statementsOf } from '../../../../../tests/support/statements.ts'
import { createWorld, type World } from '../../../../../tests/support/world.ts'
import { makePackage } from '../../../../local/demo/scorm/make-package.ts'

let world: World
beforeAll(async () => void (world = await createWorld({ DATA_DIR: mkdtempSync(join(tmpdir(), 'portico-grouped-')) })))
afterAll(() => world.close())

test(`commits several learners' data in one shared transaction and answers each one separately`, async () => {
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
        // The last commit belongs to a launch that never existed.
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

const lessonStatus = 'cmi.core.lesson_status'
type Commit = { launch?: number; sequence?: number; cmi: Record<string, string>; ends?: boolean }
/** Each after a first commit: saved, partly rejected, repeated, from a launch that never existed, a failure, and two results. */
const commits: readonly Commit[] = [
  { cmi: { 'cmi.core.lesson_location': 'page 7', [lessonStatus]: 'incomplete' } },
  { cmi: { [lessonStatus]: 'unheard of', 'cmi.core.score.raw': '101', 'cmi.core.exit': 'suspend' } },
  { sequence: 1, cmi: { 'cmi.core.lesson_location': 'page 9' } },
  { launch: 7, cmi: { 'cmi.core.lesson_location': 'page 9' } },
  { cmi: { [lessonStatus]: 'failed', 'cmi.core.score.raw': '12' } },
  { cmi: { [lessonStatus]: 'passed', 'cmi.core.score.raw': '90' }, ends: true },
  { cmi: { [lessonStatus]: 'completed' }, ends: true },
]

test('grouped commits give the same answers and stored data as sequential ones', async () => {
  const course = await makeCourse(world, { outline: [[]] })
  const editor = await world.person('editor')
  const zip = await makePackage({ title: 'First aid' })
  const imported = await importZip(world, { editor, course_id: course.id, zip })
  const [item_id = 0] = Object.values(await addScos(world, { course, package_id: imported.scorm_package_id }))
  const openLesson = async ({ launch = 0, sequence = 2, cmi, ends = false }: Commit) => {
    const learner = await world.person('learner')
    const related_id = await enroll(world, { course, user_id: learner.id })
    const at = learnerAt(world, { learner, item_id, related_id })
    const player = playerOf(world, (await at.open()).player_url)
    const current = (await player.start()).body.data.launch
    await player.commit(current, 1, { 'cmi.suspend_data': 'begun' })
    const left = async () => {
      const { progress_id: _, ...details } = await at.details()
      const [kept] = await world.services.platform.sql`
        select s.launch, s.sequence, s.cmi, e.status, e.percentage, e.finished_at is null as runs
        from enrollments e join item_progress p on p.enrollment_id = e.id join scorm_progress s on s.progress_id = p.id where e.id = ${related_id}`
      return { details, kept }
    }
    const commit = async () => {
      const { status, body } = await player.commit(current + launch, sequence, cmi, ends)
      return { status, outcome: body.error?.code ?? body.data.outcome, rejected: body.error ? [] : body.data.rejected }
    }
    return { commit, left }
  }
  const lessons = {
    together: await Promise.all(commits.map(openLesson)),
    alone: await Promise.all(commits.map(openLesson)),
  }
  type Answers = Awaited<ReturnType<(typeof lessons.alone)[number]['commit']>>[]
  const answers: Record<'together' | 'alone', Answers> = { together: [], alone: [] }
  const savepoints = async (work: () => Promise<unknown>) =>
    (await statementsOf(world.services, work)).filter((each) => each.startsWith('app: savepoint')).length
  const shared = await savepoints(async () => {
    answers.together = await Promise.all(lessons.together.map(({ commit }) => commit()))
  })
  for (const { commit } of lessons.alone) answers.alone.push(await commit())
  expect(shared).toBe(commits.length)
  expect(answers.together).toEqual(answers.alone)
  const outcomes = 'saved, saved, repeated, scorm.commit_stale, saved, saved, saved'
  expect(answers.together.map(({ outcome }) => outcome).join(', ')).toBe(outcomes)
  const left = (of: typeof lessons.alone) => Promise.all(of.map((each) => each.left()))
  expect(await left(lessons.together)).toEqual(await left(lessons.alone))
})
