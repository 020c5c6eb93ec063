import { and, count, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { courseVersions, versionItems, versionModules } from '../../db/tables/course-versions.ts'
import { enrollments } from '../../db/tables/learning.ts'

type Publishing = { course_id: number; at: Date }

/** The draft of a course, if there is one, becomes what new learners get. Who is enrolled keeps the version that was current until now. */
export async function publishDraft(db: Transaction, { course_id, at }: Publishing): Promise<void> {
  const published = and(eq(courseVersions.course_id, course_id), eq(courseVersions.state, 'draft'))
  const [draft] = await db.select({ id: courseVersions.id }).from(courseVersions).where(published)
  if (!draft) return
  await db
    .delete(versionItems)
    .where(and(eq(versionItems.course_version_id, draft.id), isNotNull(versionItems.removed_at)))
  await db
    .delete(versionModules)
    .where(and(eq(versionModules.course_version_id, draft.id), isNotNull(versionModules.removed_at)))
  const current = and(eq(courseVersions.course_id, course_id), eq(courseVersions.state, 'current'))
  const [before] = await db.update(courseVersions).set({ state: 'past' }).where(current).returning()
  if (before)
    await db
      .update(enrollments)
      .set({ course_version_id: before.id })
      .where(and(eq(enrollments.course_id, course_id), isNull(enrollments.course_version_id)))
  const [versions] = await db
    .select({ count: count() })
    .from(courseVersions)
    .where(eq(courseVersions.course_id, course_id))
  await db
    .update(courseVersions)
    .set({ state: 'current', number: versions?.count ?? 1, published_at: at })
    .where(eq(courseVersions.id, draft.id))
}
