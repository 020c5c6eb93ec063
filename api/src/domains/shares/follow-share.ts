import { and, eq, sql } from 'drizzle-orm'
import { isVisibleCourse } from '@portico/shared/states/courses/course.ts'
import { sharedCourse, type SharedCourse } from './cross-portal/course-shares.ts'
import { sharedContent } from './cross-portal/shared-content.ts'
import { inPortal } from '../../db/in-portal.ts'
import { courseShares, type ShareRow } from './tables.ts'
import { archiveMirror, publishDraft } from '../courses/door.ts'
import { courseChanged } from '../publishing/door.ts'
import { courseVersions, type courses } from '../courses/tables.ts'
import { emitter } from '../../events/emit.ts'
import type { Scope } from '../../kernel/context.ts'
import type { Services } from '../../kernel/services.ts'
import { mirrorCourse } from './mirror-course.ts'
import { writeContent } from './write-content.ts'

type In = Pick<Services, 'app' | 'platform' | 'now'>
type Following = {
  /** the portal that received it */ portal_id: number
  share_id: number
  /** whether to also check for files whose bytes the owner replaced */ files?: boolean
}
type Course = typeof courses.$inferSelect

/**
 * Updates the mirror of a shared course to what its owner has published since; can be repeated. Reads the owner's rows as `platform` and writes them
 * as this portal, so it cannot write to another portal. Uses its own lock, because checkout waits for the share's row.
 */
export const followShare = (services: In, { portal_id, share_id, files = false }: Following): Promise<void> =>
  inPortal(services.app.db, portal_id, async (db) => {
    const scope = { db, emit: emitter(db, portal_id) }
    await db.execute(
      sql`select pg_advisory_xact_lock(hashtextextended('follow share ' || ${share_id}::bigint, ${portal_id}))`,
    )
    const [share] = await db
      .select()
      .from(courseShares)
      .where(and(eq(courseShares.id, share_id), eq(courseShares.side, 'received')))
    if (share?.state === 'ended') await closeMirror(scope, { share, at: services.now() })
    if (share?.state !== 'accepted') return
    const source = await sharedCourse(services.platform.db, share)
    if (!source) return
    const at = services.now()
    const { mirror, is_changed } = await mirrorCourse(db, { share, source, at })
    const published = await followVersions(scope, services, { share, source, mirror, files, at })
    if (source.owner_name !== share.other_portal_name)
      await db.update(courseShares).set({ other_portal_name: source.owner_name }).where(eq(courseShares.id, share.id))
    if ((is_changed || published > 0) && isVisibleCourse(mirror.publication_status))
      await courseChanged(scope, { course_id: mirror.id, subject: `course:${mirror.slug}` })
  })

type Versions = { share: ShareRow; source: SharedCourse; mirror: Course; files: boolean; at: Date }

/** Publishes the owner's new versions here one by one, each for the learners its author chose. */
async function followVersions(
  scope: Pick<Scope, 'db' | 'emit'>,
  { platform }: In,
  { share, source, mirror, files, at }: Versions,
): Promise<number> {
  const { db } = scope
  const kept = await db
    .select({ id: courseVersions.id })
    .from(courseVersions)
    .where(eq(courseVersions.course_id, mirror.id))
  const has = new Set(kept.map(({ id }) => id))
  const last = source.versions.findLastIndex(({ id }) => has.has(id))
  const missing = last < 0 ? source.versions.slice(-1) : source.versions.slice(last + 1)
  const write = async (version_ids: readonly number[]) =>
    writeContent(db, {
      course_id: mirror.id,
      parts: await sharedContent(platform.db, { portal_id: share.other_portal_id, version_ids }),
    })
  if (files && has.size > 0) await write([...has])
  for (const { id, reach, published_by } of missing) {
    await write([id])
    await publishDraft(scope, { course_id: mirror.id, at, reach: reach ?? 'new_only', published_by })
  }
  return missing.length
}

/** Archives the mirror of an ended share: it sells nothing more, but buyers keep what they have. */
async function closeMirror(
  scope: Pick<Scope, 'db' | 'emit'>,
  { share, at }: { share: ShareRow; at: Date },
): Promise<void> {
  if (share.course_id === null) return
  const mirror = await archiveMirror(scope.db, { course_id: share.course_id, share_id: share.id, at })
  if (!mirror) return
  await courseChanged(scope, { course_id: mirror.id, subject: `course:${mirror.slug}`, listed: true })
}
