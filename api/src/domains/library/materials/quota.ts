import { sizeLabel } from '@portico/shared/calls/body-limit.ts'
import type { MediaQuota } from '@portico/shared/contract/materials.ts'
import { portalSettings } from '../../portals/tables.ts'
import type { Scope } from '../../../kernel/context.ts'
import { fail } from '../../../kernel/fail.ts'
import { portalBytes, type PortalBytes } from './portal-bytes.ts'

type At = Pick<Scope, 'db'> & { now: () => Date }
/** Staff uploads and learners' files may each use the portal's full quota. */
type Account = 'library' | 'learners'

const used: Readonly<Record<Account, (bytes: PortalBytes) => number>> = {
  library: ({ library_bytes, scorm_bytes, on_its_way_bytes }) => library_bytes + scorm_bytes + on_its_way_bytes,
  learners: ({ learners_bytes, learners_on_its_way_bytes }) => learners_bytes + learners_on_its_way_bytes,
}

/** Returns how much of the quota the portal uses, and how much its learners use. */
export async function readQuota({ db, now }: At): Promise<MediaQuota> {
  const [setting] = await db.select({ bytes: portalSettings.media_quota_bytes }).from(portalSettings)
  const bytes = await portalBytes({ db }, now())
  const { library_bytes, scorm_bytes, on_its_way_bytes, learners_on_its_way_bytes } = bytes
  return {
    used_bytes: used.library(bytes),
    quota_bytes: setting?.bytes ?? 0,
    parts: { library_bytes, scorm_bytes, on_its_way_bytes },
    learners: { used_bytes: used.learners(bytes), on_its_way_bytes: learners_on_its_way_bytes },
  }
}

export const usedBytes = async ({ db, now }: At, account: Account): Promise<number> =>
  used[account](await portalBytes({ db }, now()))

/**
 * Locks the quota for a transaction that counts and then uses free space. Other requests of the portal wait until it ends, so no two get the same
 * space. Returns the total quota.
 */
export async function lockQuota({ db }: Pick<Scope, 'db'>): Promise<number> {
  const [setting] = await db
    .select({ bytes: portalSettings.media_quota_bytes })
    .from(portalSettings)
    .for('no key update')
  return setting?.bytes ?? 0
}

/** Rejects a library file that does not fit the portal's quota. Record what it becomes in the same transaction. */
export async function rejectBeyondQuota(scope: At, file: { name: string; bytes: number }): Promise<void> {
  await rejectBeyondLockedQuota(scope, { ...file, account: 'library', quota_bytes: await lockQuota(scope) })
}

/** Same for callers that have already locked the quota and so know its size. */
export async function rejectBeyondLockedQuota(
  scope: At,
  { name, bytes, account, quota_bytes }: { name: string; bytes: number; account: Account; quota_bytes: number },
): Promise<void> {
  if ((await usedBytes(scope, account)) + bytes > quota_bytes)
    fail('media.quota_reached', { name, limit: sizeLabel(quota_bytes) })
}
