import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { createDatabase } from '../../api/local/postgres/create-database.ts'
import { startPostgres } from '../../api/local/postgres/start-postgres.ts'
import { migrate } from '../../api/src/db/migrate.ts'
import { courseVersions } from '../../api/src/domains/courses/tables.ts'
import { enrollments } from '../../api/src/domains/learning/tables.ts'
import { versionChanges } from '../../api/src/domains/courses/version-change.ts'
import { publish_course } from '../../shared/src/contract/courses/courses.ts'
import { preview_version } from '../../shared/src/contract/courses/outline.ts'
import { delete_course_item } from '../../shared/src/contract/courses/outline-items.ts'
import type { ItemType } from '../../shared/src/item-types/item-type.ts'
import { makeCourse, type MadeCourse } from '../support/course.ts'
import { createWorld, type World } from '../support/world.ts'
import { median, type Bench } from './support/bench.ts'

const learners = Number(process.env.BENCH_LEARNERS ?? 10_000)
const rounds = 5
const outline: readonly (readonly ItemType[])[] = Array.from({ length: 5 }, () => ['Text', 'Text', 'Exam', 'Text'])

/** Computes how an edit of a published course would affect ten thousand active learners, against reading and discarding the same rows. */
export const bench: Bench = {
  id: 'R17',
  title: `the preview of a course's edits for ${learners} learners of 20 items`,
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'))
    const server = await startPostgres({ dataDir: join(folder, 'postgres'), durable: false })
    try {
      const url = await createDatabase({ url: server.url, name: 'bench' })
      await migrate({ url })
      const world = await createWorld({ DATA_DIR: folder }, { url, drop: async () => {} })
      const author = await world.person('course_admin')
      const teacher = await world.person('instructor')
      const course = await makeCourse(world, { outline, is_sequential: true, instructor_id: teacher.id })
      await fill(world, course, teacher.id)
      const query = { course_id: course.id }
      await author.call(delete_course_item, { params: { id: course.items[3]?.id ?? 0 }, query })
      const previews: number[] = []
      const floors: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        previews.push(await timed(() => author.call(preview_version, { query: { ...query, reach: 'running' } })))
        floors.push(await timed(() => readOnly(world, course)))
      }
      const predicted = await predict(world, course)
      const published_ms = await timed(() =>
        author.call(publish_course, { params: { slug: course.slug }, query: { reach: 'running' } }),
      )
      const otherwise = await countOtherwise(world, course, predicted)
      await world.close()
      const preview_ms = median(previews)
      return [
        { what: 'preview', value: `${Math.round(preview_ms)} ms`, target: '<= 2000 ms', met: preview_ms <= 2_000 },
        { what: 'its rows alone', value: `${Math.round(median(floors))} ms` },
        { what: 'ratio', value: (preview_ms / median(floors)).toFixed(2) },
        {
          what: `of ${predicted.size} learners came out otherwise than predicted`,
          value: String(otherwise),
          target: '0',
          met: otherwise === 0 && predicted.size === learners,
        },
        { what: 'publication', value: `${Math.round(published_ms)} ms` },
      ]
    } finally {
      await server.stop()
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
    }
  },
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** Creates enrollments that are each somewhere between the first and the next-to-last item; one person holds them all, which the rules allow. */
const fill = (world: World, course: MadeCourse, user_id: number): Promise<unknown> =>
  world.within('core', async (db) => {
    await db.execute(sql`
      insert into enrollments (course_id, user_id, status, started_at)
      select ${course.id}, ${user_id}, 1, now() from generate_series(1, ${learners})`)
    const items = JSON.stringify(course.items.map(({ id }, place) => ({ id, place })))
    await db.execute(sql`
      insert into item_progress (enrollment_id, module_item_id, status)
      select n.id, i.id, 5 from enrollments n cross join jsonb_to_recordset(${items}::text::jsonb) i (id bigint, place integer)
      where n.course_id = ${course.id} and i.place < n.id % 20`)
  })

type Standing = { status: number; percentage: number }

/** Returns the status and percentage the preview predicts for every learner; the page itself shows only a hundred. */
const predict = (world: World, course: MadeCourse): Promise<Map<number, Standing>> =>
  world.within('core', async (db) => {
    const versions = await db
      .select({ id: courseVersions.id, state: courseVersions.state })
      .from(courseVersions)
      .where(eq(courseVersions.course_id, course.id))
    const idOf = (state: string) => versions.find((one) => one.state === state)?.id ?? 0
    const asked = {
      course_id: course.id,
      draft_id: idOf('draft'),
      current_id: idOf('current'),
      reach: 'running',
      published_by: null,
    } as const
    return new Map((await versionChanges(db, asked)).map(({ related_id, after }) => [related_id, after]))
  })

const countOtherwise = (world: World, course: MadeCourse, predicted: Map<number, Standing>): Promise<number> =>
  world.within('core', async (db) => {
    const rows = await db
      .select({ id: enrollments.id, status: enrollments.status, percentage: enrollments.percentage })
      .from(enrollments)
      .where(eq(enrollments.course_id, course.id))
    return rows.filter(({ id, status, percentage }) => {
      const said = predicted.get(id)
      return said?.status !== status || said.percentage !== percentage
    }).length
  })

const readOnly = (world: World, course: MadeCourse): Promise<unknown> =>
  world.within('core', (db) =>
    db.execute(sql`
      select n.id, (select jsonb_object_agg(p.module_item_id, p.status) from item_progress p where p.enrollment_id = n.id) as items
      from enrollments n where n.course_id = ${course.id}`),
  )
