import { sql, type SQL } from 'drizzle-orm'
import { ownPurposes, type OwnPurpose } from '@portico/shared/rules/media/upload-purposes.ts'
import type { Transaction } from '../../../db/client.ts'
import { isUnderWay } from './expiry.ts'

type Own = { unfinished: { count: number; bytes: number }; kept_bytes: number }
type Row = Record<'count' | 'bytes' | 'kept_bytes', string>

/** Stored bytes of one person's files, by the purpose of their upload. */
const storedBytes: Readonly<Record<OwnPurpose, (user_id: number) => SQL>> = {
  assignment: (user_id) => sql`(select coalesce(sum(f.size), 0) from assignment_files f
    join enrollments e on e.id = f.enrollment_id where e.user_id = ${user_id})`,
  evidence: (user_id) => sql`(select coalesce(sum(size), 0) from training_files where user_id = ${user_id})`,
}

/** Returns what one person is uploading for themselves, and how much of theirs is stored. */
export async function ownBytes(db: Transaction, { user_id, now }: { user_id: number; now: Date }): Promise<Own> {
  const kept_bytes = sql.join(
    Object.values(storedBytes).map((sum) => sum(user_id)),
    sql` + `,
  )
  const [row] = await db.execute<Row>(sql`
    select count(*) as count, coalesce(sum(length), 0) as bytes, ${kept_bytes} as kept_bytes
    from uploads where user_id = ${user_id} and purpose in ${ownPurposes} and ${isUnderWay(now)}`)
  return {
    unfinished: { count: Number(row?.count ?? 0), bytes: Number(row?.bytes ?? 0) },
    kept_bytes: Number(row?.kept_bytes ?? 0),
  }
}
