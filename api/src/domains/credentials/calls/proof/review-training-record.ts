import { eq } from 'drizzle-orm'
import { review_training_record } from '@portico/shared/contract/credentials/proof-training.ts'
import { trainingRecordStatus } from '@portico/shared/states/credentials/training-record.ts'
import { trainingRecords } from '../../tables.ts'
import { refuseOwnRecord } from '../../../access/door.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { refuseLimitedActor } from './refuse-limited-actor.ts'
import { trainingWire } from './training-wire.ts'

/** Reviews a record once, by somebody other than its learner; a rejection needs a reason. */
export const reviewTrainingRecord = verb(
  review_training_record,
  async ({ db, actor, now, note, emit }, { params, body }) => {
    refuseLimitedActor(actor)
    const [row] = await db.select().from(trainingRecords).where(eq(trainingRecords.id, params.id)).for('update')
    if (!row) return fail('general.not_found')
    refuseOwnRecord(actor, row.user_id)
    if (row.status !== trainingRecordStatus.waiting) fail('proof.record_reviewed')
    const [reviewed] = await db
      .update(trainingRecords)
      .set({
        status: body.accepted ? trainingRecordStatus.accepted : trainingRecordStatus.refused,
        reason: body.reason,
        reviewed_by: actor.id,
        reviewed_at: now(),
      })
      .where(eq(trainingRecords.id, params.id))
      .returning()
    if (!reviewed) return fail('general.not_found')
    note(`training-record:${params.id}`, { accepted: body.accepted, reason: body.reason })
    await emit('training.reviewed', { training_record_id: params.id })
    const [wire] = await trainingWire(db, [reviewed])
    return wire ?? fail('general.not_found')
  },
)
