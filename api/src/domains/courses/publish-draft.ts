import { and, count, eq, isNotNull } from 'drizzle-orm'
import type { VersionReach } from '@portico/shared/states/courses/course-version.ts'
import type { Transaction } from '../../db/client.ts'
import { courseVersions, versionItems, versionModules } from './tables.ts'
import { pinVersion, moveToVersion } from '../learning/door.ts'
import type { Scope } from '../../kernel/context.ts'
import { versionChanges } from './version-change.ts'

type Publishing = { course_id: number; at: Date; reach: VersionReach; published_by: number | null }

/**
 * Makes the course's draft, if any, the version for new learners; the author chooses which running enrollments move to it. All others, and the
 * publisher's own, keep their version.
 */
export async function publishDraft(
  scope: Pick<Scope, 'db' | 'emit'>,
  { course_id, at, reach, published_by }: Publishing,
): Promise<void> {
  const { db } = scope
  const versions = await db.select().from(courseVersions).where(eq(courseVersions.course_id, course_id))
  const draft = versions.find((one) => one.state === 'draft')
  if (!draft) return
  await forgetRemoved(db, draft.id)
  const current = versions.find((one) => one.state === 'current')
  const moved = current
    ? await versionChanges(db, {
        course_id,
        draft_id: draft.id,
        current_id: current.id,
        reach,
        published_by,
        for_update: true,
      })
    : []
  if (current) {
    await db.update(courseVersions).set({ state: 'past' }).where(eq(courseVersions.id, current.id))
    await pinVersion(db, { course_id, version_id: current.id })
  }
  const [published] = await db
    .select({ count: count() })
    .from(courseVersions)
    .where(and(eq(courseVersions.course_id, course_id), isNotNull(courseVersions.number)))
  await db
    .update(courseVersions)
    .set({ state: 'current', number: (published?.count ?? 0) + 1, published_at: at, published_by, reach })
    .where(eq(courseVersions.id, draft.id))
  await moveToVersion(scope, { moved, at })
}

async function forgetRemoved(db: Transaction, course_version_id: number): Promise<void> {
  await db
    .delete(versionItems)
    .where(and(eq(versionItems.course_version_id, course_version_id), isNotNull(versionItems.removed_at)))
  await db
    .delete(versionModules)
    .where(and(eq(versionModules.course_version_id, course_version_id), isNotNull(versionModules.removed_at)))
}
