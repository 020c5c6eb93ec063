import { sql } from 'drizzle-orm'
import { publishJob } from '@portico/shared/states/publish-job.ts'
import { courseStatus } from '@portico/shared/states/courses/course.ts'
import type { Transaction } from '../../../db/client.ts'
import { isCourseInReach } from '../../access/door.ts'
import { type AttentionContext, type AttentionResult, countAndNewest } from '../../learning/door.ts'

/** Courses whose latest publication failed, so visitors still see the previous pages. */
export const readFailedPublications = (db: Transaction, { actor }: AttentionContext): Promise<AttentionResult> =>
  countAndNewest(
    db,
    sql`select c.id, c.title, c.slug, '{}'::text[] as notes from publishing_jobs j
      join courses c on j.subject = 'course:' || c.slug
    where j.state = ${publishJob.failed} and c.deleted_at is null and c.publication_status <> ${courseStatus.draft}
      and ${isCourseInReach(actor, sql`c.id`)}
      and not exists (select from publishing_jobs later where later.subject = j.subject and later.id > j.id)`,
  )
