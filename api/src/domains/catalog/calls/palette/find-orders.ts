import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../../db/client.ts'
import { matchesPerson } from '../../../../db/search-words.ts'
import { mostOfKind } from './most-of-kind.ts'

/** Finds orders by number or buyer, newest first. */
export async function findOrders(db: Transaction, search: string) {
  const number = /^#?(\d{1,15})$/.exec(search)?.[1] ?? null
  const rows = await db.execute<{ id: number; name: string; email: string }>(sql`
    select o.id, trim(u.first_name || ' ' || u.last_name) as name, u.email from orders o join users u on u.id = o.user_id
    where o.id = ${number}::bigint or (${number}::bigint is null and ${matchesPerson(search, 'u')})
    order by o.id desc limit ${mostOfKind}`)
  return rows.map(({ id, name, email }) => ({
    kind: 'order' as const,
    id: Number(id),
    title: `Order ${id}${name ? `, ${name}` : ''}`,
    email,
  }))
}
