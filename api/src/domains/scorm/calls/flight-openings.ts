import { desc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { scormFlightOpenings } from '../tables.ts'
import { users } from '../../identity/tables.ts'

const mostOpenings = 100

/** Who opened recordings of an item, when and why, latest first. */
export const openingsOf = (db: Transaction, progress_id: number) =>
  db
    .select({
      opened_at: scormFlightOpenings.opened_at,
      opened_by: sql<string>`coalesce(trim(${users.first_name} || ' ' || ${users.last_name}), 'Staff')`,
      reason: scormFlightOpenings.reason,
      attempt: scormFlightOpenings.attempt,
      sco: scormFlightOpenings.sco,
      launch: scormFlightOpenings.launch,
    })
    .from(scormFlightOpenings)
    .leftJoin(users, eq(users.id, scormFlightOpenings.opened_by))
    .where(eq(scormFlightOpenings.progress_id, progress_id))
    .orderBy(desc(scormFlightOpenings.id))
    .limit(mostOpenings)
