import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../../db/client.ts'
import { currentMembers } from '../../../../db/current-members.ts'
import { matchesPerson } from '../../../../db/search-words.ts'
import { mostOfKind } from './most-of-kind.ts'

/** Finds members of the portal by name or email. */
export async function findUsers(db: Transaction, search: string) {
  const rows = await db.execute<{ id: number; title: string; email: string }>(sql`
    select u.id, trim(u.first_name || ' ' || u.last_name) as title, u.email from memberships m join users u on u.id = m.user_id
    where ${currentMembers('m')} and ${matchesPerson(search, 'u')}
    order by 2, u.id limit ${mostOfKind}`)
  return rows.map(({ title, ...row }) => ({
    kind: 'user' as const,
    ...row,
    id: Number(row.id),
    title: title || row.email,
  }))
}
