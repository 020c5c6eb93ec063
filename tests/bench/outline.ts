import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { createDatabase } from '../../api/local/postgres/create-database.ts'
import { startPostgres } from '../../api/local/postgres/start-postgres.ts'
import { migrate } from '../../api/src/db/migrate.ts'
import { get_course_outline } from '../../shared/src/contract/courses/outline.ts'
import { list_learner_modules } from '../../shared/src/contract/learning/learning.ts'
import type { ItemType } from '../../shared/src/item-types/item-type.ts'
import { enroll, makeCourse } from '../support/course.ts'
import { createWorld, type Person } from '../support/world.ts'
import { startApiProcess } from './support/api-process.ts'
import { median, percentile, type Bench } from './support/bench.ts'
import { RawConnection, requestBytes } from './support/raw-connection.ts'

const modules = 20
const lessons: readonly ItemType[] = ['Text', 'Text', 'Video', 'Document', 'Exam']
const items = Array.from({ length: 25 }, (_, place) => lessons[place % lessons.length] ?? 'Text')
const calls = 200
const target_ms = 15

/** Reads the outline of a 500-item course as its author and as a learner, one call after another through a separate API process. */
export const bench: Bench = {
  id: 'R18',
  title: `the outline of a course of ${modules * items.length} items, p95 of ${calls} calls`,
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'portico-bench-'))
    const ends: (() => unknown)[] = []
    try {
      const server = await startPostgres({ dataDir: join(folder, 'postgres'), durable: false })
      ends.unshift(() => server.stop())
      const url = await createDatabase({ url: server.url, name: 'bench' })
      await migrate({ url })
      const world = await createWorld({ DATA_DIR: folder }, { url, drop: async () => {} })
      ends.unshift(() => world.close())
      const course = await makeCourse(world, { outline: Array.from({ length: modules }, () => items) })
      const author = await world.person('course_admin')
      const learner = await world.person('learner')
      const related_id = await enroll(world, { course, user_id: learner.id })
      const raw = postgres(`${server.url.replace(/\/[^/]*$/, '')}/bench`, { max: 1, onnotice: () => {} })
      ends.unshift(() => raw.end())
      await raw`analyze`
      const { port, kill } = await startApiProcess({ DATABASE_URL: url, DATA_DIR: folder })
      ends.unshift(kill)
      const connection = new RawConnection(port)
      ends.unshift(() => connection.close())
      const asked = (who: Person, path: string) => {
        const cookie = [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
        const request = requestBytes({ path: `/api${path}`, headers: { host: world.portals.core.host, cookie } })
        return async () => {
          const { status, body } = await connection.send(request)
          if (status !== 200 || body.split('"itemable_type"').length !== course.items.length + 1)
            throw new Error(`${status} ${body.slice(0, 200)}`)
        }
      }
      const ofAuthor = asked(author, get_course_outline.path.replace(':slug', course.slug))
      const ofLearner = asked(
        learner,
        `${list_learner_modules.path.replace(':slug', course.slug)}?related_id=${related_id}`,
      )
      // Reads and discards the same rows over postgres.js.
      const floor = () => raw`
        select m.title, i.title, t.itemable_type from version_modules m
        join version_items i on i.portal_id = m.portal_id and i.course_version_id = m.course_version_id and i.module_id = m.module_id
        join module_items t on t.portal_id = i.portal_id and t.id = i.module_item_id
        join course_versions v on v.portal_id = m.portal_id and v.id = m.course_version_id
        where v.portal_id = ${world.portals.core.id} and v.course_id = ${course.id} order by m.sort_number, i.sort_number`
      for (const warm of [ofAuthor, ofLearner, floor]) for (let turn = 0; turn < 20; turn += 1) await warm()
      const found = { author: [] as number[], learner: [] as number[], floor: [] as number[] }
      for (let turn = 0; turn < calls; turn += 1) {
        found.author.push(await timed(ofAuthor))
        found.learner.push(await timed(ofLearner))
        found.floor.push(await timed(floor))
      }
      const [author_ms, learner_ms] = [p95(found.author), p95(found.learner)]
      const shown = (what: string, ms: number, of: readonly number[]) => [
        { what, value: `${ms.toFixed(1)} ms`, target: `<= ${target_ms} ms`, met: ms <= target_ms },
        { what: `${what} / its rows alone, p50`, value: (median([...of]) / median(found.floor)).toFixed(2) },
      ]
      return [
        ...shown('as its author reads it', author_ms, found.author),
        ...shown('as a learner reads it', learner_ms, found.learner),
        { what: 'its rows alone, p95', value: `${p95(found.floor).toFixed(1)} ms` },
      ]
    } finally {
      for (const end of ends) await end()
      rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
    }
  },
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

const p95 = (of: readonly number[]): number => percentile(of, 0.95)
