import { sql } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'

/**
 * Number of the portal's unused plan credits; plan credits are used before any others. Credits in the pool or set aside for courses belong to the
 * portal; those of managers, partners and learners count as used.
 */
export async function unusedPlanCredits(db: Transaction): Promise<number> {
  const [row] = await db.execute<{ unused: number }>(sql`
    with steps as (
      select m.id, case
        when m.move = 'given' and m.target = 'Subscription' then m.amount
        when f.kind in ('portal', 'course') and t.kind not in ('portal', 'course') then -m.amount end as change
      from credit_movements m
        join credit_accounts f on f.id = m.from_account_id join credit_accounts t on t.id = m.to_account_id
    ), running as (
      select id, sum(change) over (order by id) as sum from steps where change is not null
    )
    -- Whatever was used beyond the plan's credits was others', at that time: the lowest sum there was is where the count begins.
    select (coalesce((select sum from running order by id desc limit 1), 0) - least(coalesce(min(sum), 0), 0))::int as unused from running`)
  return row?.unused ?? 0
}
