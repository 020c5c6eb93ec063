import { and, eq, inArray } from 'drizzle-orm'
import { list_training_queue } from '@portico/shared/contract/credentials/proof-training.ts'
import { trainingRecordStatus } from '@portico/shared/states/credentials/training-record.ts'
import { byId } from '../../../../db/by-id.ts'
import { users } from '../../../identity/tables.ts'
import { trainingRecords } from '../../tables.ts'
import { page, readCursor, totalIfRequested } from '../../../../kernel/paginate.ts'
import { verb } from '../../../../kernel/verb.ts'
import { refuseLimitedActor } from './refuse-limited-actor.ts'
import { trainingWire } from './training-wire.ts'

/** Lists waiting records, oldest first, or reviewed ones, newest first. */
export const listTrainingQueue = verb(list_training_queue, async ({ db, actor }, { query }) => {
  refuseLimitedActor(actor)
  const place = readCursor(query.cursor)
  const matching = eq(trainingRecords.status, trainingRecordStatus[query.state])
  const { beyond, order } = byId(trainingRecords.id, place, query.state === 'waiting' ? 'oldest' : 'newest')
  const rows = await db
    .select()
    .from(trainingRecords)
    .where(and(matching, beyond))
    .orderBy(order)
    .limit(query.per_page + 1)
  const { data, meta } = page(rows, { place, size: query.per_page })
  const ids = data.flatMap(({ user_id, reviewed_by }) => (reviewed_by === null ? [user_id] : [user_id, reviewed_by]))
  const people = ids.length === 0 ? [] : await db.select().from(users).where(inArray(users.id, ids))
  const nameOf = (id: number | null) => {
    const one = people.find((person) => person.id === id)
    return one ? `${one.first_name} ${one.last_name}`.trim() : ''
  }
  const wire = await trainingWire(db, data)
  const all = db.select({ id: trainingRecords.id }).from(trainingRecords).where(matching)
  return {
    data: data.flatMap((row, index) => {
      const told = wire[index]
      const email = people.find(({ id }) => id === row.user_id)?.email ?? ''
      const { user_id } = row
      return told ? [{ ...told, user_id, name: nameOf(user_id), email, reviewer: nameOf(row.reviewed_by) }] : []
    }),
    meta: { ...meta, ...(await totalIfRequested(query, db, all)) },
  }
})
