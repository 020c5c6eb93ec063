import { type Tag } from '@portico/shared/tags/tags.ts'
import type { Logger } from 'pino'
import { sql } from 'drizzle-orm'
import { inPortal } from '../../db/in-portal.ts'
import type { Portal } from '../../portal/portal.ts'
import type { Services } from '../../kernel/services.ts'
import { finishJob, noteProgress, startJob } from './publishing-jobs.ts'
import { pageRendererOf } from './page-renderer.ts'
import { publishPaths, type FailedPage } from './publish-paths.ts'
import { mayHave } from './portal-pages.ts'
import { ownPaths, pathsOfTags } from './site-map.ts'
import { unpublish } from './unpublish.ts'

/** Larger jobs are rendered in parts of this many pages, so a single course never waits behind a portal's color change. */
const part = 50
/** Lower runs sooner; reactions-to.ts has the priority of a single course. */
const bulkPriority = 20

/** A job of many pages is retried this many times, each time waiting this many minutes longer. The queue retries small jobs. */
const again_times = 10
const again_min = 5

/**
 * The rest of a publishing job: pages with these tags after a path, minus the own pages its first part rendered, or exactly these pages (those that
 * failed before). `changed`: the edited entries; their own pages are rendered before pages that only show or list them.
 */
export type Remaining = {
  job_id: number | null
  tags: readonly Tag[]
  changed?: readonly Tag[]
  after?: string
  own?: readonly string[]
  failed?: readonly FailedPage[]
  again?: readonly string[]
  attempt?: number
}
type Task = { services: Services; portal: Portal; log: Logger }

/**
 * Renders the pages that carry one of the tags or should exist because of one, and removes pages that should not exist. A large job renders its first
 * part and enqueues the rest. Throws if pages failed, so the queue retries; earlier files remain.
 */
export async function publishTags(
  task: Task,
  { job_id, tags, changed = [], after = '', own: rendered = [], failed = [], again, attempt = 0 }: Remaining,
): Promise<void> {
  const { paths, named } = again
    ? { paths: again.toSorted(), named: [] }
    : await inPortal(task.services.app.db, task.portal.id, (db) =>
        touchedPaths({ db, portal: task.portal, tags, changed }),
      )
  // Pages the first part rendered out of order, even if the tags now name others.
  const own = after === '' ? named : rendered
  const others = paths.filter((path) => !own.includes(path))
  const rest = others.filter((path) => path > after)
  const now = rest.slice(0, part)
  const first = after === '' ? own : []
  const total = own.length + others.length
  const done = total - first.length - rest.length
  const progress = (before: number) => (count: number) => noteProgress(task, { job_id, done: before + count })
  await startJob(task, { job_id, total, done })
  const failures = [
    ...failed,
    ...(await renderPages(task, first, progress(done))),
    ...(await renderPages(task, now, progress(done + first.length))),
  ]
  const last = now.at(-1)
  if (rest.length > part && last)
    return enqueuePart(task, { job_id, tags, after: last, own, failed: failures, attempt, ...(again ? { again } : {}) })
  await finishJob(task, { job_id, total, failures })
  if (failures.length === 0) return
  // For large jobs, retry only the failed pages, in a job of their own.
  if (total > part && attempt < again_times)
    return enqueuePart(
      task,
      { job_id, tags: [], again: failures.map(({ path }) => path), attempt: attempt + 1 },
      attempt * again_min,
    )
  throw new Error(`${failures.length} of ${total} pages failed, ${failures[0]?.path}: ${failures[0]?.error}`)
}

async function renderPages(
  task: Task,
  paths: readonly string[],
  onPage: (done: number) => Promise<void>,
): Promise<FailedPage[]> {
  const kept = paths.filter((path) => mayHave(task.portal, path))
  const dropped = paths.filter((path) => !kept.includes(path))
  await unpublish({ ...task, paths: dropped })
  if (kept.length === 0) return []
  return publishPaths({
    ...task,
    pageRenderer: await pageRendererOf(task.services),
    paths: kept,
    onPage: (done) => onPage(dropped.length + done),
  })
}

type Scope = { db: Parameters<typeof pathsOfTags>[0]; portal: Portal; tags: readonly Tag[]; changed: readonly Tag[] }

/**
 * Published pages that carry a tag, pages a tag requires, and the own pages of changed entries. Other pages of a blocked portal are left unchanged.
 */
async function touchedPaths({ db, portal, tags, changed }: Scope): Promise<{ paths: string[]; named: string[] }> {
  const wanted = JSON.stringify(tags)
  const rows = await db.execute<{ path: string }>(sql`
    select path from pages_with_tags(array(select json_array_elements_text(${wanted}::json)))`)
  const standing = rows.map(({ path }) => path).filter((path) => !portal.is_paused || mayHave(portal, path))
  const paths = await pathsOfTags(db, portal, tags)
  const named = changed.length > 0 ? await ownPaths(db, portal, changed) : []
  return { paths: [...new Set([...standing, ...paths, ...named])].toSorted(), named }
}

function enqueuePart({ services, portal }: Task, payload: Remaining, wait_min = 0): Promise<void> {
  const body = JSON.stringify({ portal_id: portal.id, event: 'publish.pages', payload })
  return inPortal(
    services.app.db,
    portal.id,
    async (db) =>
      void (await db.execute(
        sql`select enqueue_job('publish.pages', ${body}::json, priority => ${bulkPriority}::integer, run_at => now() + make_interval(mins => ${wait_min}::integer))`,
      )),
  )
}
