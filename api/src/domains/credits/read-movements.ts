import { sql, type SQL } from 'drizzle-orm'
import type { CreditTransaction } from '@portico/shared/contract/credits/ledger.ts'
import type { CreditMove } from '@portico/shared/states/credit-movement.ts'
import { anyHasWords } from '../../db/search-words.ts'
import type { Transaction } from '../../db/client.ts'
import { nameOfPerson, partyColumns, partyJoins, partyOf, type PartyColumns } from './parties.ts'

export type Movements = {
  /** only of this account */
  account_id?: number | undefined
  /** up to this link of the chain */
  position?: number | undefined
  move?: CreditMove | undefined
  search?: string | undefined
}
type Row = Omit<CreditTransaction, 'from' | 'to' | 'at'> & { at: string } & PartyColumns<'from' | 'to'>
export type Movement = Omit<CreditTransaction, 'at'> & { at: Date }

/** Selects links as `k`, nearest first: for one account from both sides by their indexes, otherwise along the chain. */
function links({ account_id, position }: Movements, { beyond, order, limit }: Cut): SQL {
  const where = sql`${position === undefined ? sql`true` : sql`k.id <= ${position}`} and ${beyond}`
  const part = (side: SQL) =>
    sql`(select k.* from credit_links k where ${side} and ${where} order by ${order} limit ${limit})`
  if (account_id === undefined) return part(sql`true`)
  return sql`(select * from (${part(sql`k.from_account_id = ${account_id}`)} union all ${part(sql`k.to_account_id = ${account_id}`)}) k order by ${order} limit ${limit})`
}

/** Condition for movements of the requested kind whose names, emails or titles match the search. */
function matching(wish: Movements): SQL {
  return sql`${wish.move === undefined ? sql`true` : sql`m.move = ${wish.move}`} and ${anyHasWords(
    [
      nameOfPerson('from_p', 'from_u'),
      nameOfPerson('to_p', 'to_u'),
      sql`from_u.email`,
      sql`to_u.email`,
      sql`from_c.title`,
      sql`to_c.title`,
      sql`from_y.name`,
      sql`to_y.name`,
    ].map((text) => sql`coalesce(${text}, '')`),
    wish.search,
  )}`
}

type Cut = { beyond: SQL; order: SQL; limit: number }
const isNarrow = ({ move, search }: Movements) => move === undefined && !search?.trim()
const everything = 2_147_483_647

/** Builds the query for a page of movements or for all matches. With filters set, reads all links before it applies the limit. */
export function movementRows(wish: Movements, { beyond, order, limit }: Cut): SQL {
  const inner = isNarrow(wish) ? limit : everything
  return sql`
    select k.id, k.at, m.move, m.type, m.target, m.direction, m.amount, ${nameOfPerson('actor_p', 'actor_u')} as actor, l.order_id,
      ${wish.account_id === undefined ? sql`k.remaining` : sql`case when k.from_account_id = ${wish.account_id} then m.from_balance else m.to_balance end`} as balance,
      ${partyColumns('from')}, ${partyColumns('to')}
    from ${links(wish, { beyond, order, limit: inner })} k
    join credit_movements m on m.id = k.movement_id
    ${partyJoins('from', 'k.from_account_id')} ${partyJoins('to', 'k.to_account_id')}
    left join credit_people actor_p on actor_p.id = k.actor_person_id left join users actor_u on actor_u.id = actor_p.user_id
    left join order_lines l on l.id = m.order_line_id
    where ${matching(wish)} order by ${order} limit ${limit}`
}

export async function readMovements(db: Transaction, wish: Movements, cut: Cut): Promise<Movement[]> {
  const rows = await db.execute<Row>(movementRows(wish, cut))
  return rows.map((row) => ({
    id: Number(row.id),
    at: new Date(row.at),
    move: row.move,
    type: row.type,
    target: row.target,
    direction: row.direction,
    amount: row.amount,
    from: partyOf(row, 'from'),
    to: partyOf(row, 'to'),
    actor: row.actor,
    order_id: row.order_id === null ? null : Number(row.order_id),
    balance: row.balance,
  }))
}
