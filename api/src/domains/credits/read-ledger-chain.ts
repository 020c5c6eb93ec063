import { sql } from 'drizzle-orm'
import type { LedgerAccount, LedgerLink } from '@portico/shared/rules/credits/ledger/link-text.ts'
import type { Transaction } from '../../db/client.ts'

type Side = 'from' | 'to'
type Row = Omit<LedgerLink, 'from' | 'to'> & Record<`${Side}_${keyof LedgerAccount}`, never>

const accountOf = (side: 'f' | 't', person: 'fp' | 'tp', name: Side) =>
  sql.raw(`${side}.id as ${name}_id, ${side}.kind as ${name}_kind, ${side}.course_id as ${name}_course_id, ${side}.enrollment_id as ${name}_enrollment_id,
    ${side}.partner_company_id as ${name}_partner_company_id, ${person}.commitment as ${name}_commitment`)

const number = (value: unknown): number | null => (value === null ? null : Number(value))

function side(row: Row, name: Side): LedgerAccount {
  return {
    id: Number(row[`${name}_id`]),
    kind: row[`${name}_kind`],
    course_id: number(row[`${name}_course_id`]),
    enrollment_id: number(row[`${name}_enrollment_id`]),
    partner_company_id: number(row[`${name}_partner_company_id`]),
    commitment: row[`${name}_commitment`],
  }
}

/** Reads the next links of the portal's chain with everything their hashes cover. */
export async function readLedgerChain(
  db: Transaction,
  { after, limit }: { after: number; limit: number },
): Promise<LedgerLink[]> {
  const rows = await db.execute<Row>(sql`
    select k.id as position, (extract(epoch from k.at) * 1000000)::bigint::text as at, m.move, m.type, m.target, m.direction, m.amount,
      m.from_balance, m.to_balance, m.order_line_id, m.sent_as, k.remaining, k.distributed, k.used, k.hash, ap.commitment as actor_commitment,
      ${accountOf('f', 'fp', 'from')}, ${accountOf('t', 'tp', 'to')}
    from credit_links k
    join credit_movements m on m.portal_id = k.portal_id and m.id = k.movement_id and m.from_account_id = k.from_account_id and m.to_account_id = k.to_account_id
    join credit_accounts f on f.portal_id = k.portal_id and f.id = m.from_account_id
    join credit_accounts t on t.portal_id = k.portal_id and t.id = m.to_account_id
    left join credit_people fp on fp.portal_id = k.portal_id and fp.id = f.person_id
    left join credit_people tp on tp.portal_id = k.portal_id and tp.id = t.person_id
    left join credit_people ap on ap.portal_id = k.portal_id and ap.id = k.actor_person_id
    where k.id > ${after} order by k.id limit ${limit}`)
  return rows.map((row) => ({
    position: Number(row.position),
    at: row.at,
    move: row.move,
    type: row.type,
    target: row.target,
    direction: row.direction,
    amount: row.amount,
    from: side(row, 'from'),
    from_balance: row.from_balance,
    to: side(row, 'to'),
    to_balance: row.to_balance,
    actor_commitment: row.actor_commitment,
    order_line_id: number(row.order_line_id),
    sent_as: row.sent_as,
    remaining: row.remaining,
    distributed: row.distributed,
    used: row.used,
    hash: row.hash,
  }))
}
