import { and, eq, isNull, sql } from 'drizzle-orm'
import { list_admin_courses } from '@portico/shared/contract/courses/courses.ts'
import { canPublishCourse } from '@portico/shared/rules/courses/can-publish-course.ts'
import { courseStatus, restoredStatus, type CourseStatus } from '@portico/shared/states/courses/course.ts'
import type { Transaction } from '../../../../db/client.ts'
import { courseInstructors, enrollments } from '../../../learning/tables.ts'
import { coursePricings, courses } from '../../tables.ts'
import { publishingJobs } from '../../../publishing/tables.ts'
import { isCourseInReach } from '../../../access/door.ts'
import { unreadyItems } from '../../../item-types/door.ts'
import { page, totalIfRequested } from '../../../../kernel/paginate.ts'
import { verb } from '../../../../kernel/verb.ts'
import { courseOrder } from './course-order.ts'
import { matchingCourses, priceForOne } from './matching-courses.ts'

const default_size = 25

/** Lists courses with their prices, learners, obstacles to publishing and the state of their last publishing job (BLD-014). */
export const listAdminCourses = verb(list_admin_courses, async ({ db, actor }, { query }) => {
  const size = query.per_page ?? default_size
  const { place, beyond, order, key, sort } = courseOrder(query.sort, query.cursor)
  const matching = matchingCourses(actor, query)
  const rows = await db
    .select({
      id: courses.id,
      slug: courses.slug,
      title: courses.title,
      thumbnail: courses.thumbnail,
      publication_status: courses.publication_status,
      archived_from: courses.archived_from,
      is_marketable: courses.is_marketable,
      is_shared: sql<boolean>`courses.share_id is not null`,
      is_reached: sql<boolean>`${isCourseInReach(actor, sql`courses.id`)}`,
      updated_at: courses.updated_at,
      is_certificate_required: courses.is_certificate_required,
      certificate_template_id: courses.certificate_template_id,
      pricings_count: db.$count(coursePricings, eq(coursePricings.course_id, courses.id)),
      price: priceForOne,
      instructors_count: db.$count(courseInstructors, eq(courseInstructors.course_id, courses.id)),
      learners_count: db.$count(enrollments, and(eq(enrollments.course_id, courses.id), isNull(enrollments.ended_at))),
      has_unpublished_edits: sql<boolean>`(select count(*) = 2 from course_versions v where v.course_id = courses.id and v.state <> 'past')`,
      is_copying: sql<boolean>`exists (select from course_copies k where k.course_id = courses.id and k.finished_at is null)`,
      sort_key: key,
      job_id: sql<number | null>`(select max(j.id) from publishing_jobs j where j.subject = 'course:' || courses.slug)`,
    })
    .from(courses)
    .where(and(matching, beyond))
    .orderBy(order)
    .limit(size + 1)
  const all = db.select({ id: courses.id }).from(courses).where(matching)
  const { data, meta } = page(rows, { place, size, ...(sort ? { sort } : {}) })
  const ids = data.flatMap(({ job_id }) => (job_id === null ? [] : [Number(job_id)]))
  const jobs =
    ids.length > 0
      ? await db
          .select()
          .from(publishingJobs)
          .where(sql`${publishingJobs.id} in ${ids}`)
      : []
  const checked = await withChecklist(db, data)
  return {
    data: checked.map((row) => ({
      ...row,
      restored_status: row.publication_status === courseStatus.archived ? restoredStatus(row.archived_from) : null,
      job: jobs.find(({ id }) => id === Number(row.job_id)) ?? null,
    })),
    meta: { ...meta, ...(await totalIfRequested(query, db, all)) },
  }
})

/** A published course without edits has nothing to publish. */
const isToPublish = (row: { publication_status: CourseStatus; has_unpublished_edits: boolean }): boolean =>
  row.publication_status !== courseStatus.published || row.has_unpublished_edits

type Row = Omit<Parameters<typeof canPublishCourse>[0], 'has_certificate_template' | 'unready_count'> & {
  id: number
  certificate_template_id: number | null
  has_unpublished_edits: boolean
}

/** Adds to each course its obstacles to publishing and the items that learners could not finish. */
async function withChecklist<R extends Row>(db: Transaction, rows: readonly R[]) {
  const all = await unreadyItems(db, { course_ids: rows.filter(isToPublish).map(({ id }) => id) })
  return rows.map((row) => {
    const unready = all.get(row.id) ?? []
    const has_certificate_template = row.certificate_template_id !== null
    return {
      ...row,
      unready,
      reasons: canPublishCourse({ ...row, has_certificate_template, unready_count: unready.length }),
    }
  })
}
