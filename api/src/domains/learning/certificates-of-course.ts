import { and, eq, sql, type SQL } from 'drizzle-orm'
import { byId } from '../../db/by-id.ts'
import type { Transaction } from '../../db/client.ts'
import { matchesPerson } from '../../db/search-words.ts'
import { certificates } from '../credentials/tables.ts'
import { users } from '../identity/tables.ts'
import { page, readCursor, totalIfRequested } from '../../kernel/paginate.ts'

type Wanted = {
  course_id: number
  /** restricts whose certificates, if the reader may not see all */
  only?: SQL | undefined
  query: { search?: string | undefined; cursor?: string | undefined; per_page: number; with_total?: '1' | undefined }
}

/** Lists the certificates of a course, newest first, found by the holder's name or email. */
export async function certificatesOfCourse(db: Transaction, { course_id, only, query }: Wanted) {
  const place = readCursor(query.cursor)
  const matching = and(eq(certificates.course_id, course_id), only, matchesPerson(query.search))
  const { beyond, order } = byId(certificates.id, place)
  const rows = await db
    .select({
      id: certificates.id,
      user_id: certificates.user_id,
      name: sql<string>`trim(${users.first_name} || ' ' || ${users.last_name})`,
      email: users.email,
      serial: certificates.serial,
      issued_at: certificates.issued_at,
      expires_at: certificates.expires_at,
      revoked_at: certificates.revoked_at,
    })
    .from(certificates)
    .innerJoin(users, eq(users.id, certificates.user_id))
    .where(and(matching, beyond))
    .orderBy(order)
    .limit(query.per_page + 1)
  const all = db
    .select({ id: certificates.id })
    .from(certificates)
    .innerJoin(users, eq(users.id, certificates.user_id))
    .where(matching)
  const { data, meta } = page(rows, { place, size: query.per_page })
  return { data, meta: { ...meta, ...(await totalIfRequested(query, db, all)) } }
}
