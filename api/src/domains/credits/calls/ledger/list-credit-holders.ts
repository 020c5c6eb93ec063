import { sql } from 'drizzle-orm'
import { list_credit_holders, type CreditHolder } from '@portico/shared/contract/credits/ledger.ts'
import { byId } from '../../../../db/by-id.ts'
import { anyHasWords } from '../../../../db/search-words.ts'
import { page, readCursor, totalIfRequested } from '../../../../kernel/paginate.ts'
import { verb } from '../../../../kernel/verb.ts'
import { nameOfPerson, partyColumns, partyJoins, partyOf, type PartyColumns } from '../../parties.ts'

type Row = PartyColumns<'from' | 'to'> & Pick<CreditHolder, 'id' | 'email' | 'partner_company_id' | 'balance'>

/** Lists managers and partner companies with credits, most recent recipient first. */
export const listCreditHolders = verb(list_credit_holders, async ({ db }, { query }) => {
  const place = readCursor(query.cursor)
  const { beyond, order } = byId(sql`a.id`, place)
  const name = sql`coalesce(${nameOfPerson('from_p', 'from_u')}, '')`
  const matching = sql`
    select a.id, a.balance, a.partner_company_id, from_u.email, ${partyColumns('from')} from credit_accounts a ${partyJoins('from', 'a.id')}
    where a.kind in ('manager', 'partner') and a.balance > 0
      and ${anyHasWords([name, sql`coalesce(from_u.email, '')`, sql`coalesce(from_c.title, '')`, sql`coalesce(from_y.name, '')`], query.search)}`
  const rows = await db.execute<Row>(sql`${matching} and ${beyond} order by ${order} limit ${query.per_page + 1}`)
  const { data, meta } = page(
    rows.map((row) => {
      const { account_id: id, ...party } = partyOf(row, 'from')
      const { email, balance, partner_company_id: partner } = row
      return { ...party, id, email, balance, partner_company_id: partner === null ? null : Number(partner) }
    }),
    { place, size: query.per_page },
  )
  return { data, meta: { ...meta, ...(await totalIfRequested(query, db, matching)) } }
})
