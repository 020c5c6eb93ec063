import { sql } from 'drizzle-orm'
import { list_credit_terms } from '@portico/shared/contract/orders/credit-terms.ts'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { byId } from '../../../../../db/by-id.ts'
import { anyHasWords } from '../../../../../db/search-words.ts'
import { page, readCursor, totalIfRequested } from '../../../../../kernel/paginate.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { versioned } from '../../../../../kernel/versioned.ts'
import { editableTerms } from './editable-terms.ts'
import { owedQuery } from './owed-under-terms.ts'

type Buyer = { id: number; name: string; email: string }
type Row = {
  id: string
  organization: string
  credit_limit: number
  net_days: number
  is_open: boolean
  owed: number
  overdue: number
  buyers: Buyer[]
  approved_by: string
  updated_at: string
}

/** Lists organizations with credit terms and what each owes. */
export const listCreditTerms = verb(list_credit_terms, async ({ db, portal, now }, { query }) => {
  const today = formatDate({ at: now(), time_zone: portal.time_zone, style: 'iso' })
  const place = readCursor(query.cursor)
  const { beyond, order } = byId(sql`t.id`, place)
  const matching = sql`from credit_terms t where ${anyHasWords([sql`t.organization`], query.search)}`
  const rows = await db.execute<Row>(sql`
    select t.id, t.organization, t.credit_limit, t.net_days, t.is_open, t.updated_at,
      coalesce((select trim(u.first_name || ' ' || u.last_name) from users u where u.id = t.approved_by), '') as approved_by,
      s.owed, s.overdue,
      coalesce((select json_agg(json_build_object('id', u.id, 'name', trim(u.first_name || ' ' || u.last_name), 'email', u.email) order by u.email)
        from credit_term_buyers b join users u on u.id = b.user_id where b.credit_terms_id = t.id), '[]'::json) as buyers
    from (select t.* ${matching} and ${beyond} order by ${order} limit ${query.per_page + 1}) t,
      lateral (${owedQuery({ terms_id: sql`t.id`, today })}) s
    order by ${order}`)
  const listed = rows.map((row) => {
    const emails = row.buyers.map(({ email }) => email)
    const { version } = versioned(editableTerms(row, emails))
    return { ...row, id: Number(row.id), updated_at: new Date(row.updated_at), version }
  })
  const cut = page(listed, { place, size: query.per_page })
  return { data: cut.data, meta: { ...cut.meta, ...(await totalIfRequested(query, db, sql`select t.id ${matching}`)) } }
})
