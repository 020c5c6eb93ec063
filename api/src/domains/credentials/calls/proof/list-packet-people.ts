import { asc, count, countDistinct, eq, sql } from 'drizzle-orm'
import { list_packet_people } from '@portico/shared/contract/credentials/proof.ts'
import { matchesPerson } from '../../../../db/search-words.ts'
import { users } from '../../../identity/tables.ts'
import { packetRows } from '../../tables.ts'
import { verb } from '../../../../kernel/verb.ts'

const mostPeople = 20

export const listPacketPeople = verb(list_packet_people, async ({ db }, { query }) => {
  return db
    .select({
      user_id: packetRows.user_id,
      name: sql<string>`trim(${users.first_name} || ' ' || ${users.last_name})`,
      email: users.email,
      packets: countDistinct(packetRows.proof_job_id),
      rows: count(),
    })
    .from(packetRows)
    .innerJoin(users, eq(users.id, packetRows.user_id))
    .where(matchesPerson(query.search))
    .groupBy(packetRows.user_id, users.first_name, users.last_name, users.email)
    .orderBy(asc(users.last_name), asc(users.first_name), asc(packetRows.user_id))
    .limit(mostPeople)
})
