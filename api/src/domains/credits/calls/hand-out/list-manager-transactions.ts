import { sql } from 'drizzle-orm'
import { list_manager_transactions } from '@portico/shared/contract/credits/hand-out.ts'
import { mostCountedRows } from '@portico/shared/rules/lists/total.ts'
import { byId } from '../../../../db/by-id.ts'
import { page, readCursor, totalIfRequested } from '../../../../kernel/paginate.ts'
import { verb } from '../../../../kernel/verb.ts'
import { movementRows, readMovements } from '../../read-movements.ts'
import { managedCourse } from '../../../access/door.ts'

/** Lists the movements of a manager's credits of a course (CRD-020). */
export const listManagerTransactions = verb(list_manager_transactions, async ({ db, actor }, { params, query }) => {
  const course_id = await managedCourse(db, { slug: params.slug, user_id: actor.id })
  const [account] = await db.execute<{ id: number }>(
    sql`select id from credit_accounts where kind = 'manager' and course_id = ${course_id} and user_id = ${actor.id}`,
  )
  const wish = { account_id: Number(account?.id ?? 0) }
  const place = readCursor(query.cursor)
  const rows = await readMovements(db, wish, { ...byId(sql`k.id`, place), limit: query.per_page + 1 })
  const { data, meta } = page(rows, { place, size: query.per_page })
  const all = movementRows(wish, { beyond: sql`true`, order: sql`k.id desc`, limit: mostCountedRows + 1 })
  return { data, meta: { ...meta, ...(await totalIfRequested(query, db, all)) } }
})
