import { and, arrayContains, asc, desc, eq, gt, ilike, lt, or, sql } from 'drizzle-orm'
import { isRole } from '@portico/shared/access/roles.ts'
import { list_users } from '@portico/shared/contract/people.ts'
import { mostCounted } from '@portico/shared/rules/lists/total.ts'
import { whoHasFactor } from '../../accounts/who-has-factor.ts'
import { memberships, users } from '../../db/tables/people.ts'
import { page, readCursor, totalIfAsked } from '../../kernel/paginate.ts'
import { verb } from '../../kernel/verb.ts'

const default_size = 25

/** The people of the portal, newest first; found by name or address. */
export const listUsers = verb(list_users, async ({ db, services }, { query }) => {
  const place = readCursor(query.cursor)
  const size = query.per_page ?? default_size
  const beyond = place ? (place.back ? gt(memberships.id, place.id) : lt(memberships.id, place.id)) : undefined
  const words = query.search?.trim() ? `%${query.search.trim().replace(/[\\%_]/g, '\\$&')}%` : null
  const matching = and(
    query.role ? arrayContains(memberships.roles, [query.role]) : undefined,
    words
      ? or(ilike(users.email, words), ilike(sql`${users.first_name} || ' ' || ${users.last_name}`, words))
      : undefined,
  )
  const rows = await db
    .select({
      id: memberships.id,
      user_id: users.id,
      first_name: users.first_name,
      last_name: users.last_name,
      email: users.email,
      avatar: users.image,
      roles: memberships.roles,
      is_outside: memberships.is_outside,
      is_blocked: memberships.is_blocked,
      created_at: memberships.created_at,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .where(and(matching, beyond))
    .orderBy(place?.back ? asc(memberships.id) : desc(memberships.id))
    .limit(size + 1)
  const counted = () =>
    db.$count(
      db
        .select({ id: memberships.id })
        .from(memberships)
        .innerJoin(users, eq(users.id, memberships.user_id))
        .where(matching)
        .limit(mostCounted + 1)
        .as('m'),
    )
  const { data, meta } = page(rows, { place, size })
  const secured = await whoHasFactor(
    services.auth.connection,
    data.map(({ user_id }) => user_id),
  )
  return {
    data: data.map(({ user_id, ...row }) => ({
      ...row,
      id: user_id,
      roles: row.roles.filter(isRole),
      has_second_factor: secured.has(user_id),
    })),
    meta: { ...meta, ...(await totalIfAsked(query, counted)) },
  }
})
