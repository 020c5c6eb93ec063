import { and, eq, inArray } from 'drizzle-orm'
import { list_exemption_queue } from '@portico/shared/contract/orders/sales-tax-exemptions.ts'
import { byId } from '../../../../../db/by-id.ts'
import { users } from '../../../../identity/tables.ts'
import { taxExemptions } from '../../../tables.ts'
import { page, readCursor, totalIfRequested } from '../../../../../kernel/paginate.ts'
import { verb } from '../../../../../kernel/verb.ts'
import { exemptionWire } from './exemption-wire.ts'

/** Lists waiting certificates, oldest first, or decided ones, newest first. */
export const listExemptionQueue = verb(list_exemption_queue, async ({ db }, { query }) => {
  const place = readCursor(query.cursor)
  const matching = eq(taxExemptions.status, query.state)
  const { beyond, order } = byId(taxExemptions.id, place, query.state === 'waiting' ? 'oldest' : 'newest')
  const rows = await db
    .select()
    .from(taxExemptions)
    .where(and(matching, beyond))
    .orderBy(order)
    .limit(query.per_page + 1)
  const { data, meta } = page(rows, { place, size: query.per_page })
  const ids = data.flatMap(({ user_id, reviewed_by }) => [user_id, reviewed_by ?? user_id])
  const people = ids.length === 0 ? [] : await db.select().from(users).where(inArray(users.id, ids))
  const personOf = (id: number | null) => people.find((person) => person.id === id)
  const nameOf = (id: number | null) => {
    const one = personOf(id)
    return one ? `${one.first_name} ${one.last_name}`.trim() : ''
  }
  const all = db.select({ id: taxExemptions.id }).from(taxExemptions).where(matching)
  return {
    data: data.map((row) => ({
      ...exemptionWire(row),
      buyer: nameOf(row.user_id),
      email: personOf(row.user_id)?.email ?? '',
      reviewer: nameOf(row.reviewed_by),
    })),
    meta: { ...meta, ...(await totalIfRequested(query, db, all)) },
  }
})
