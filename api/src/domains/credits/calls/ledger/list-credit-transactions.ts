import { list_credit_transactions } from '@portico/shared/contract/credits/ledger.ts'
import { sql } from 'drizzle-orm'
import { byId } from '../../../../db/by-id.ts'
import { page, readCursor, totalIfRequested } from '../../../../kernel/paginate.ts'
import { verb } from '../../../../kernel/verb.ts'
import { movementRows, readMovements } from '../../read-movements.ts'
import { readBalances } from '../../read-balances.ts'
import { mostCountedRows } from '@portico/shared/rules/lists/total.ts'

/** Lists the movements of the portal or of one of its accounts, newest first (CRD-021, OP-73). */
export const listCreditTransactions = verb(list_credit_transactions, async ({ db, now }, { query }) => {
  const place = readCursor(query.cursor)
  const { account_id, at, move, search } = query
  const standing = at === undefined ? null : await readBalances(db, { at, account_id: undefined, now: now() })
  const wish = { account_id, move, search, position: standing ? (standing.link?.position ?? 0) : undefined }
  const rows = await readMovements(db, wish, { ...byId(sql`k.id`, place), limit: query.per_page + 1 })
  const { data, meta } = page(rows, { place, size: query.per_page })
  const all = movementRows(wish, { beyond: sql`true`, order: sql`k.id desc`, limit: mostCountedRows + 1 })
  return { data, meta: { ...meta, ...(await totalIfRequested(query, db, all)) } }
})
