import { linkTo } from '@portico/shared/pages/link-to.ts'
import { eq } from 'drizzle-orm'
import { courseStatus } from '@portico/shared/states/courses/course.ts'
import { publishJob } from '@portico/shared/states/publish-job.ts'
import type { Transaction } from '../../db/client.ts'
import { courses } from '../courses/tables.ts'
import type { publishingJobs } from './tables.ts'
import { notify } from '../notifications/door.ts'

/** Notifies the editor who requested the job, once if a retried job fails again. The bell counts failures only. */
export async function reportOutcome(db: Transaction, job: typeof publishingJobs.$inferSelect): Promise<void> {
  if (job.created_by === null) return
  const [kind, slug = ''] = job.subject.split(':')
  const [course] =
    kind === 'course'
      ? await db
          .select({ title: courses.title, status: courses.publication_status })
          .from(courses)
          .where(eq(courses.slug, slug))
      : []
  await notify(
    { db },
    {
      user_id: job.created_by,
      type: job.state === publishJob.failed ? 'publishing_failed' : 'publishing_done',
      properties: { title: course?.title ?? 'this portal', original_id: job.id },
      path:
        course?.status === courseStatus.published && job.state !== publishJob.failed
          ? linkTo('course', { slug })
          : null,
      cause: `job:${job.id}`,
      is_read: job.state !== publishJob.failed,
    },
  )
}
