import { eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Input } from '@portico/shared/calls/endpoint.ts'
import { isRole } from '@portico/shared/access/roles.ts'
import { list_users } from '@portico/shared/contract/identity/people.ts'
import { mostCountedRows } from '@portico/shared/rules/lists/total.ts'
import { accountsWithFactor } from '../../accounts-with-factor.ts'
import type { Transaction } from '../../../../db/client.ts'
import { memberships, users } from '../../tables.ts'
import { page, readCursor, totalIfRequested, type CursorPosition } from '../../../../kernel/paginate.ts'
import { verb } from '../../../../kernel/verb.ts'

const default_size = 25
type Query = Input<typeof list_users>['query']

/** Lists the portal's people, newest first, filtered by name or email, role and tag. */
export const listUsers = verb(list_users, async ({ db, services }, { query }) => {
  const place = readCursor(query.cursor)
  const size = query.per_page ?? default_size
  const found = await db.execute<{ id: number }>(matching(query, { place, most: size + 1 }))
  const { data: ids, meta } = page(
    found.map(({ id }) => ({ id: Number(id) })),
    { place, size },
  )
  const rows = await peopleOf(
    db,
    ids.map(({ id }) => id),
  )
  const secured = await accountsWithFactor(
    services.auth.connection,
    rows.map(({ user_id }) => user_id),
  )
  return {
    data: rows.map(({ user_id, ...row }) => ({
      ...row,
      id: user_id,
      roles: row.roles.filter(isRole),
      has_second_factor: secured.has(user_id),
    })),
    meta: {
      ...meta,
      ...(await totalIfRequested(query, db, matching(query, { place: null, most: mostCountedRows + 1 }))),
    },
  }
})

/** Calls a database function, because row-level security would keep this search from using its indexes (migrations/0271, 0470). */
function matching(
  { search, role, tag, blocked }: Query,
  { place, most }: { place: CursorPosition | null; most: number },
): SQL {
  const words = search?.trim()
  return sql`select id from members_found(${words || null}, ${role ?? null}, ${tag ?? null}, ${blocked === '1'},
    ${place?.id ?? null}::bigint, ${place?.back ?? false}, ${most}::integer) as id`
}

function peopleOf(db: Transaction, ids: readonly number[]) {
  return db
    .select({
      id: memberships.id,
      user_id: users.id,
      first_name: users.first_name,
      last_name: users.last_name,
      email: users.email,
      avatar: users.image,
      roles: memberships.roles,
      is_outside: memberships.is_outside,
      is_limited_to_courses: sql<boolean>`coalesce(${memberships.is_limited_to_courses}, false)`,
      is_blocked: memberships.is_blocked,
      tags: memberships.tags,
      created_at: memberships.created_at,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .where(inArray(memberships.id, [0, ...ids]))
    .orderBy(sql`${memberships.id} desc`)
}
