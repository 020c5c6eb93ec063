import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../../../db/client.ts'
import { courses, courseVersions } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { copyVersion } from './copy-version.ts'

export type Draft = typeof courseVersions.$inferSelect

/** The draft of a course, made from the published version by the first edit. The course stays locked, so that edits come one after the other. */
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

/** The course, locked until the transaction ends. */
export async function lockedCourse(db: Transaction, id: number): Promise<typeof courses.$inferSelect> {
  const [course] = await db
    .select()
    .from(courses)
    .where(and(eq(courses.id, id), isNull(courses.deleted_at)))
    .for('update')
  if (!course) return fail('general.not_found')
  // A course of another portal is edited there.
  if (course.share_id !== null) fail('courses.shared_content')
  return course
}

/** The draft and the current version of a course, as far as there are any; the draft first. */
export const openVersions = async (db: Transaction, course_id: number): Promise<Draft[]> =>
  (await db.select().from(courseVersions).where(eq(courseVersions.course_id, course_id)))
    .filter((one) => one.state !== 'past')
    .toSorted((one, other) => other.state.localeCompare(one.state))
