import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../../../db/client.ts'
import { courses, courseVersions } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { copyVersion } from './copy-version.ts'

export type Draft = typeof courseVersions.$inferSelect

/**
 * Returns the course's draft; the first edit creates it from the published version. Keeps the course locked so that edits run one after the other.
 */
export async function editedDraft(
  { db, actor }: { db: Transaction; actor: { id: number } },
  course_id: number,
): Promise<Draft> {
  const course = await lockedCourse(db, course_id)
  const versions = await openVersions(db, course.id)
  const draft = versions.find((one) => one.state === 'draft')
  if (draft) return draft
  return copyVersion(db, { course_id: course.id, current: versions[0], by: actor.id })
}

/** Returns the course, locked until the transaction ends. People may enroll meanwhile: a row that refers to the course only needs its key. */
export async function lockedCourse(db: Transaction, id: number): Promise<typeof courses.$inferSelect> {
  const [course] = await db
    .select()
    .from(courses)
    .where(and(eq(courses.id, id), isNull(courses.deleted_at)))
    .for('no key update')
  if (!course) return fail('general.not_found')
  // A course shared by another portal is edited there.
  if (course.share_id !== null) fail('courses.shared_content')
  return course
}

/** Returns a course's draft and current version, if any; the draft first. */
export const openVersions = async (db: Transaction, course_id: number): Promise<Draft[]> =>
  (await db.select().from(courseVersions).where(eq(courseVersions.course_id, course_id)))
    .filter((one) => one.state !== 'past')
    .toSorted((one, other) => other.state.localeCompare(one.state))
