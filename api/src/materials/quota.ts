import { eq, or, sql } from 'drizzle-orm'
import { sizeLabel } from '@portico/shared/calls/body-limit.ts'
import { materials, uploads } from '../db/tables/media.ts'
import { portalSettings } from '../db/tables/portals.ts'
import type { Scope } from '../kernel/context.ts'
import { fail } from '../kernel/fail.ts'

type In = Pick<Scope, 'db'>
export type Quota = { used_bytes: number; quota_bytes: number }

/** How much of its room the library of the portal uses. */
export async function readQuota({ db }: In): Promise<Quota> {
  const [used] = await db.select({ bytes: sql<string>`coalesce(sum(${materials.size}), 0)` }).from(materials)
  const [setting] = await db.select({ bytes: portalSettings.media_quota_bytes }).from(portalSettings)
  return { used_bytes: Number(used?.bytes ?? 0), quota_bytes: setting?.bytes ?? 0 }
}

/** What is on its way into the library counts too, so that many uploads at once do not fill more than there is. */
async function expectedBytes({ db }: In): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<string>`coalesce(sum(${uploads.length}), 0)` })
    .from(uploads)
    .where(or(eq(uploads.state, 'receiving'), eq(uploads.purpose, 'part')))
  return Number(row?.bytes ?? 0)
}

/** Refuses a file that does not fit into what the portal's library may hold. */
export async function refuseBeyondQuota(
  scope: In,
  { name, bytes, is_new }: { name: string; bytes: number; is_new: boolean },
): Promise<void> {
  const { used_bytes, quota_bytes } = await readQuota(scope)
  const expected = is_new ? await expectedBytes(scope) : 0
  if (used_bytes + expected + bytes > quota_bytes) fail('media.quota_reached', { name, limit: sizeLabel(quota_bytes) })
}
