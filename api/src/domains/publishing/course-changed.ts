import { sql } from 'drizzle-orm'
import type { Tag } from '@portico/shared/tags/tags.ts'
import type { Transaction } from '../../db/client.ts'
import { openShare, publishedCourse } from '../../db/visible.ts'
import type { Scope } from '../../kernel/context.ts'
import { entryTags } from './entries/entry-tags.ts'
import { gatheringTags } from './entries/gathering-tags.ts'
import { tagsOfTouched, touchedEntries } from './entries/touched-entries.ts'
import { createJob, type PublishingJob } from './publishing-jobs.ts'

type Changed = { course_id: number; listed?: boolean }

/** Makes the catalog row of a course again; returns the tags of the pages that show the course. */
export async function refreshCourse(db: Transaction, { course_id, listed = false }: Changed): Promise<Tag[]> {
  await db.execute(sql`select refresh_catalog(${course_id}::bigint)`)
  const holding = tagsOfTouched(await touchedEntries(db, { of: 'course', id: course_id }))
  const gathering = listed ? await gatheringTags(db, course_id) : []
  return [...entryTags('course', course_id, { listed }), ...holding, ...gathering]
}

/** Whether a course can be bought now and people wait for the email that says so. */
async function isAwaitedAndOpen(db: Transaction, course_id: number): Promise<boolean> {
  const found = await db.execute(sql`
    select 1 from courses c where c.id = ${course_id} and ${publishedCourse('c')} and ${openShare('c')}
      and exists (select from opening_requests r where r.course_id = c.id and r.mailed_at is null)`)
  return found.length > 0
}

type Change = { course_id: number; subject: string; listed?: boolean; also?: readonly Tag[]; by?: number }

/**
 * Writes everything that follows a visible course change, in its transaction: the catalog row, the job the editor follows, and the event for pages
 * and search. `listed`: the course appears in or disappears from the lists. `by`: the editor notified when the job ends.
 */
export async function courseChanged(
  { db, emit }: Scope,
  { course_id, subject, listed = false, also = [], by }: Change,
): Promise<PublishingJob> {
  const tags = [...(await refreshCourse(db, { course_id, listed })), ...also]
  const job = await createJob(db, { subject, tags, ...(by === undefined ? {} : { by }) })
  await emit('course.changed', { course_id, tags, job_id: job.id })
  if (await isAwaitedAndOpen(db, course_id)) await emit('course.opened', { course_id })
  return job
}
