import { desc, eq, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { LearnerCourse } from '@portico/shared/contract/learning/learning.ts'
import { isDone } from '@portico/shared/states/learning/item-progress.ts'
import { accessEndsAt, accessWindow } from '@portico/shared/rules/learning/progress/access-window.ts'
import { courses } from '../courses/tables.ts'
import { portals } from '../portals/tables.ts'
import { certificates } from '../credentials/tables.ts'
import { reviews } from '../questions/tables.ts'
import type { Transaction } from '../../db/client.ts'
import { prepare } from '../../db/statements.ts'
import { readOutlines, type Outline } from './outline.ts'
import type { Enrollment } from './own-enrollment.ts'
import { dueAt } from './due-at.ts'
import { courseProgress } from './course-progress.ts'
import { nextItems } from './next-items.ts'
import { lastTouched } from './last-touched.ts'
import { staffAtCourses, type StaffAtCourse } from '../access/door.ts'

/** Builds enrollments as the learner's list and course pages show them, in at most nine queries for any number. `read`: their outlines, if known. */
export async function learnerCourses(
  db: Transaction,
  enrollments: readonly Enrollment[],
  now: Date,
  read: ReadonlyMap<number, Outline> | null = null,
): Promise<LearnerCourse[]> {
  if (enrollments.length === 0) return []
  const ids = enrollments.map((one) => one.id)
  const [outlines, courseRows, certificateRows, reviewRows, staffed, touched] = await Promise.all([
    read ?? readOutlines(db, ids),
    coursesOf(db, { ids: listed(enrollments.map((one) => one.course_id)) }),
    certificatesOf(db, { ids: listed(ids) }),
    reviewsOf(db, { ids: listed(ids) }),
    staffAtCourses(db, ids),
    lastTouched(db, ids),
  ])
  const next = await nextItems(db, outlines)
  return enrollments.flatMap((enrollment) => {
    const found = courseRows.find(({ course }) => course.id === enrollment.course_id)
    const outline = outlines.get(enrollment.id)
    const certificate = certificateRows.find((row) => row.enrollment_id === enrollment.id)
    const has_review = reviewRows.some((row) => row.enrollment_id === enrollment.id)
    const staff = staffed.get(enrollment.id) ?? { completed_by_staff: null, curator: null }
    if (!found || !outline) return []
    const open = next.get(enrollment.id) ?? { next_item: null, exhausted_item: null }
    const touched_at = touched.get(enrollment.id)?.toISOString() ?? null
    const extra = { ...open, touched_at, certificate, has_review, staff, now }
    return [toLearnerCourse({ ...found, ...extra, enrollment, outline })]
  })
}

const listed = (ids: readonly number[]): string => `{${ids.join(',')}}`
const isListed = (column: PgColumn): SQL => sql`${column} = any(${sql.placeholder('ids')}::bigint[])`
const coursesOf = prepare((db) =>
  db
    .select({ course: courses, time_zone: portals.time_zone })
    .from(courses)
    .innerJoin(portals, eq(portals.id, courses.portal_id))
    .where(isListed(courses.id)),
)
const certificatesOf = prepare((db) =>
  db
    .select({
      enrollment_id: certificates.enrollment_id,
      serial: certificates.serial,
      issued_at: certificates.issued_at,
    })
    .from(certificates)
    .where(isListed(certificates.enrollment_id))
    .orderBy(desc(certificates.id)),
)
const reviewsOf = prepare((db) =>
  db.select({ enrollment_id: reviews.enrollment_id }).from(reviews).where(isListed(reviews.enrollment_id)),
)

type LearnerCourseInput = {
  enrollment: Enrollment
  course: typeof courses.$inferSelect
  time_zone: string
  outline: Outline
  next_item: LearnerCourse['next_item']
  exhausted_item: string | null
  touched_at: LearnerCourse['touched_at']
  certificate: { serial: string; issued_at: Date } | undefined
  has_review: boolean
  staff: StaffAtCourse
  now: Date
}

function toLearnerCourse({
  enrollment,
  course,
  time_zone,
  outline,
  next_item,
  exhausted_item,
  touched_at,
  ...more
}: LearnerCourseInput): LearnerCourse {
  const { certificate, has_review, staff, now } = more
  return {
    id: course.id,
    slug: course.slug,
    title: course.title,
    subtitle: course.subtitle,
    thumbnail: course.thumbnail,
    duration_minutes: course.duration_minutes,
    is_sequential: outline.is_sequential,
    is_certificate_required: course.is_certificate_required,
    certificate_template: course.certificate_template_id === null ? null : { id: course.certificate_template_id },
    related_id: enrollment.id,
    learner: { id: enrollment.user_id },
    ...courseProgress(enrollment, outline),
    items_done: outline.items.filter(({ status }) => isDone(status)).length,
    items_total: outline.items.length,
    next_item,
    exhausted_item,
    touched_at,
    purchased_at: enrollment.purchased_at.toISOString(),
    finished_at: enrollment.finished_at?.toISOString() ?? null,
    due_at:
      dueAt({
        ...course,
        due_on: enrollment.due_on ?? course.due_on,
        enrolled_at: enrollment.purchased_at,
        time_zone,
      })?.toISOString() ?? null,
    access: accessWindow({ ...enrollment, now }),
    access_until: accessEndsAt(enrollment.purchased_at).toISOString(),
    certificate: certificate ? { serial: certificate.serial, issued_at: certificate.issued_at.toISOString() } : null,
    has_review,
    ...staff,
  }
}

export async function courseIdOf(db: Transaction, slug: string): Promise<{ id: number } | undefined> {
  const [row] = await idBySlug(db, { slug })
  return row
}

const idBySlug = prepare((db) =>
  db
    .select({ id: courses.id })
    .from(courses)
    .where(eq(courses.slug, sql.placeholder('slug'))),
)
