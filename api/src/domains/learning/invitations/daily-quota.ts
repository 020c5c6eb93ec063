import { sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { lockMembership } from '../enroll-with-credit.ts'

type QuotaKey = { manager_id: number; now: Date; time_zone: string }

type DailyQuota = { left: number; most: number }

type Day = Pick<QuotaKey, 'now' | 'time_zone'>

const dayStart = ({ now, time_zone }: Day): SQL =>
  sql`(date_trunc('day', ${now.toISOString()}::timestamptz at time zone ${time_zone}) at time zone ${time_zone})`

/** The day's mail count after one more mail of this invitation: every mail counts, however often it was ended and reopened in between. */
export const mailsAfterNext = (day: Day): SQL<number> =>
  sql`case when coalesce(sent_at, created_at) >= ${dayStart(day)} then mails_on_day + 1 else 1 end`

/**
 * Returns how many people a manager may still invite or remind on this day of the portal. Keeps their membership locked, so two calls at once cannot
 * use the same remaining number.
 */
export async function lockDailyQuota(db: Transaction, whose: QuotaKey): Promise<DailyQuota> {
  await lockMembership(db, whose.manager_id)
  return readDailyQuota(db, whose)
}

/** Same, only for display: it may be lower a moment later. */
export async function readDailyQuota(db: Transaction, { manager_id, now, time_zone }: QuotaKey): Promise<DailyQuota> {
  const [found] = await db.execute<{ most: number; used: number }>(sql`
    select s.invites_a_day as most, (select coalesce(sum(k.mails_on_day), 0) from claim_links k
      where k.user_id = ${manager_id} and k.email is not null
        and coalesce(k.sent_at, k.created_at) >= ${dayStart({ now, time_zone })})::int as used
    from portal_settings s`)
  const { most = 0, used = 0 } = found ?? {}
  return { most, left: Math.max(0, most - used) }
}
