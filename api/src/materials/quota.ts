import { sizeLabel } from '@portico/shared/calls/body-limit.ts'
import { portalSettings } from '../db/tables/portals.ts'
import type { Scope } from '../kernel/context.ts'
import { fail } from '../kernel/fail.ts'
import { portalBytes, type PortalBytes } from './portal-bytes.ts'

type At = Pick<Scope, 'db'> & { now: () => Date }
export type Quota = { used_bytes: number; quota_bytes: number; parts: PortalBytes }

/** How much of its room a portal uses. */
export async function readQuota({ db, now }: At): Promise<Quota> {
  const [setting] = await db.select({ bytes: portalSettings.media_quota_bytes }).from(portalSettings)
  const parts = await portalBytes({ db }, now())
  return { used_bytes: sumOf(parts), quota_bytes: setting?.bytes ?? 0, parts }
}

const sumOf = (parts: PortalBytes): number => Object.values(parts).reduce((sum, bytes) => sum + bytes, 0)
export const usedBytes = async ({ db, now }: At): Promise<number> => sumOf(await portalBytes({ db }, now()))

/**
 * For whoever counts and then takes some of the room in this transaction: until its end nobody else of the portal does, so that of many
 * at once no two are given the same room. Answers how much there is in all.
 */
export async function lockRoom({ db }: Pick<Scope, 'db'>): Promise<number> {
  const [setting] = await db
    .select({ bytes: portalSettings.media_quota_bytes })
    .from(portalSettings)
    .for('no key update')
  return setting?.bytes ?? 0
}

/** Refuses a file that does not fit into what the portal may keep. What it becomes, or its upload, is noted in the same transaction. */
export async function refuseBeyondQuota(scope: At, file: { name: string; bytes: number }): Promise<void> {
  await refuseBeyond(scope, { ...file, quota_bytes: await lockRoom(scope) })
}

/** The same for whoever has locked the room already, and so knows how much there is. */
export async function refuseBeyond(
  scope: At,
  { name, bytes, quota_bytes }: { name: string; bytes: number; quota_bytes: number },
): Promise<void> {
  if ((await usedBytes(scope)) + bytes > quota_bytes)
    fail('media.quota_reached', { name, limit: sizeLabel(quota_bytes) })
}
