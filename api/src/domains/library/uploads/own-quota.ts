import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { sizeLabel } from '@portico/shared/calls/body-limit.ts'
import { ownPurposes } from '@portico/shared/rules/media/upload-purposes.ts'
import { ownShare_bytes, stalledAfter_ms, ownQuotaProblem } from '@portico/shared/rules/media/own-quota.ts'
import type { Transaction } from '../../../db/client.ts'
import { uploads } from '../tables.ts'
import { failWith } from '../../../kernel/fail.ts'
import { expiryFrom } from './expiry.ts'
import { ownBytes } from './own-bytes.ts'

type OwnFileInput = {
  user_id: number
  file_name: string
  length: number
  quota_bytes: number
  now: () => Date
  /** The number of files at its destination, including unfinished uploads, and the maximum. */
  place: { count: () => Promise<number>; most: number; code: 'assignments.too_many_files' | 'proof.too_many_files' }
}

/**
 * Rejects a person's own file if its destination, their share or their unfinished uploads have no space left; their stalled uploads give way first.
 * Locks the portal's quota, so simultaneous requests are counted one after another.
 */
export async function rejectBeyondOwnQuota(db: Transaction, asked: OwnFileInput): Promise<void> {
  const first = await quotaProblem(db, asked)
  if (!first) return
  const second = (await expireStalled(db, asked)) ? await quotaProblem(db, asked) : first
  if (second) failWith(second)
}

async function quotaProblem(
  db: Transaction,
  { user_id, file_name: name, length, quota_bytes, now, place }: OwnFileInput,
): Promise<Parameters<typeof failWith>[0] | null> {
  if ((await place.count()) >= place.most) return { code: place.code, params: { most: place.most } }
  const own = await ownBytes(db, { user_id, now: now() })
  const code = ownQuotaProblem({ ...own, bytes: length, quota_bytes })
  if (code === 'uploads.person_full') return { code, params: { name, limit: sizeLabel(ownShare_bytes(quota_bytes)) } }
  return code && { code, params: { name } }
}

/** Returns true if an upload gave way: its next bytes are rejected, and the hourly sweep removes what had arrived. */
async function expireStalled(db: Transaction, { user_id, now }: OwnFileInput): Promise<boolean> {
  const stillSince = expiryFrom(new Date(now().getTime() - stalledAfter_ms))
  const isUnread = or(isNull(uploads.leased_until), lt(uploads.leased_until, sql`now()`))
  const gone = await db
    .update(uploads)
    .set({ expires_at: now() })
    .where(
      and(
        eq(uploads.user_id, user_id),
        eq(uploads.state, 'receiving'),
        inArray(uploads.purpose, ownPurposes),
        lt(uploads.expires_at, stillSince),
        isUnread,
      ),
    )
    .returning({ id: uploads.id })
  return gone.length > 0
}
