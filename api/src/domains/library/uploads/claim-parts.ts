import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { uploads, type UploadRow } from '../tables.ts'
import { fail } from '../../../kernel/fail.ts'
import { lockQuota } from '../materials/quota.ts'

type Whole = { parts: readonly string[]; user_id: number; metadata: string }

/** Finds the upload that was already joined from these parts: its response was lost, and the client requests it again. */
export async function findJoinedUpload(
  db: Transaction,
  { parts, user_id, metadata }: Whole,
): Promise<UploadRow | null> {
  await lockQuota({ db })
  const [before] = await db
    .select()
    .from(uploads)
    .where(
      and(
        eq(uploads.user_id, user_id),
        eq(uploads.metadata, metadata),
        ne(uploads.state, 'refused'),
        sql`${uploads.parts} = ${JSON.stringify(parts)}::text::jsonb`,
      ),
    )
    .limit(1)
  return before ?? null
}

/**
 * Claims the caller's own completed parts for one upload and returns its length. No other upload gets them: their space would be counted once and
 * used twice.
 */
export async function claimParts(db: Transaction, { parts, user_id }: Omit<Whole, 'metadata'>): Promise<number> {
  const taken = await db
    .update(uploads)
    .set({ state: 'processing' })
    .where(
      and(
        inArray(uploads.key, [...parts]),
        eq(uploads.user_id, user_id),
        eq(uploads.purpose, 'part'),
        eq(uploads.state, 'done'),
      ),
    )
    .returning({ length: uploads.length })
  if (taken.length !== parts.length) fail('uploads.parts_missing')
  return taken.reduce((sum, { length }) => sum + length, 0)
}
