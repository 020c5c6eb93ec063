import { sql } from 'drizzle-orm'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import type { get_portal_credits } from '@portico/shared/contract/credits/ledger.ts'
import type { Transaction } from '../../db/client.ts'
import { fail } from '../../kernel/fail.ts'
import { partyColumns, partyJoins, partyOf, type PartyColumns } from './parties.ts'

export type Balances = Omit<Data<typeof get_portal_credits>, 'at'> & { at: Date }
type Link = { id: number; hash: string; remaining: number; distributed: number; used: number }

/**
 * Returns the balances of the portal, or of one account, at a moment. Waits for movements being committed at that moment, so the same question always
 * gets the same answer.
 */
export async function readBalances(
  db: Transaction,
  { at, account_id, now }: { at: string | undefined; account_id: number | undefined; now: Date },
): Promise<Balances> {
  if (at !== undefined)
    await db.execute(sql`select pg_advisory_xact_lock_shared(hashtextextended('credit_links', current_portal()))`)
  const past = at === undefined ? sql`true` : sql`at <= ${at}::timestamptz`
  const [link] = await db.execute<Link>(sql`
    select id, hash, remaining, distributed, used from credit_links where ${past} order by ${at === undefined ? sql`id desc` : sql`at desc, id desc`} limit 1`)
  const { remaining, distributed, used } = link ?? { remaining: 0, distributed: 0, used: 0 }
  const position = Number(link?.id ?? 0)
  return {
    remaining,
    distributed,
    used,
    total: remaining + distributed + used,
    at: at === undefined ? now : new Date(at),
    link: link ? { position, hash: link.hash } : null,
    account: account_id === undefined ? null : await readAccount(db, { account_id, position }),
  }
}

async function readAccount(db: Transaction, { account_id, position }: { account_id: number; position: number }) {
  const [row] = await db.execute<PartyColumns<'from' | 'to'> & { balance: number }>(sql`
    select ${partyColumns('from')}, coalesce(last.balance, 0) as balance
    from (select ${account_id}::bigint as id) asked ${partyJoins('from', 'asked.id')}
    left join lateral (
      select case when k.from_account_id = asked.id then m.from_balance else m.to_balance end as balance
      from (
        (select id, movement_id, from_account_id from credit_links where from_account_id = asked.id and id <= ${position} order by id desc limit 1)
        union all (select id, movement_id, from_account_id from credit_links where to_account_id = asked.id and id <= ${position} order by id desc limit 1)
        order by id desc limit 1) k
      join credit_movements m on m.id = k.movement_id) last on true`)
  return row ? { ...partyOf(row, 'from'), balance: row.balance } : fail('general.not_found')
}
