import { asc, count, countDistinct, eq, ilike, or, sql } from 'drizzle-orm'
import { list_packet_people } from '@portico/shared/contract/proof.ts'
import { users } from '../../db/tables/people.ts'
import { packetRows } from '../../db/tables/proof.ts'
import { verb } from '../../kernel/verb.ts'

const shown = 20

export const listPacketPeople = verb(list_packet_people, async ({ db }, { query }) => {
  const like = `%${query.search.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const name = sql<string>`trim(${users.first_name} || ' ' || ${users.last_name})`
  return db
    .select({
      user_id: packetRows.user_id,
      name,
      email: users.email,
      packets: countDistinct(packetRows.proof_job_id),
      rows: count(),
    })
    .from(packetRows)
    .innerJoin(users, eq(users.id, packetRows.user_id))
    .where(or(ilike(name, like), ilike(users.email, like)))
    .groupBy(packetRows.user_id, users.first_name, users.last_name, users.email)
    .orderBy(asc(users.last_name), asc(users.first_name), asc(packetRows.user_id))
    .limit(shown)
})
