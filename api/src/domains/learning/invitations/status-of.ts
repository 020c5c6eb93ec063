import { sql, type SQL } from 'drizzle-orm'

/** The state of an invitation in SQL, matching `invitationStatus`; `k` is the query's alias for claim_links. */
export const statusOf = (k: string): SQL =>
  sql.raw(`(case when ${k}.closed_at is null then case when ${k}.is_again then 5 else 1 end
    when ${k}.enrollment_id is not null then 2 else coalesce(${k}.ended_as, 3) end)`)
