import { and, eq, inArray, isNull } from 'drizzle-orm'
import { add_training_record } from '@portico/shared/contract/credentials/proof-training.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import type { Transaction } from '../../../../db/client.ts'
import { agencies } from '../../../lists/tables.ts'
import { trainingFiles, trainingRecords } from '../../tables.ts'
import { fail, failFields } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { portalDay } from '../../proof/portal-day.ts'
import { trainingWire } from './training-wire.ts'

/** Adds the learner's own training record with evidence uploaded before; submitting it twice saves it once. */
export const addTrainingRecord = verb(add_training_record, async ({ db, actor, portal, now, note }, { body }) => {
  const { files, ...told } = body
  if (told.completed_on > portalDay(now(), portal.time_zone))
    failFields({ completed_on: ['You can add training only after you complete it.'] })
  if (told.agency_id !== null) await rejectUnknownAgency(db, told.agency_id)
  const [made] = await db
    .insert(trainingRecords)
    .values({ ...told, agency: told.agency_id === null ? told.agency : '', user_id: actor.id })
    .onConflictDoNothing()
    .returning()
  const record = made ?? (await sentBefore(db, { user_id: actor.id, sent_as: told.sent_as }))
  if (made) {
    const taken = await db
      .update(trainingFiles)
      .set({ training_record_id: made.id })
      .where(
        and(
          inArray(trainingFiles.key, files),
          eq(trainingFiles.user_id, actor.id),
          isNull(trainingFiles.training_record_id),
        ),
      )
      .returning({ id: trainingFiles.id })
    if (taken.length < new Set(files).size) fail('uploads.file_gone')
    note(`training-record:${made.id}`, { files: taken.length })
  }
  const [wire] = await trainingWire(db, [record])
  return wire ?? fail('general.not_found')
})

async function rejectUnknownAgency(db: Transaction, id: number): Promise<void> {
  const [known] = await db.select({ id: agencies.id }).from(agencies).where(eq(agencies.id, id))
  if (!known) failFields({ agency_id: [errorMessage('validation.selected_value')] })
}

async function sentBefore(db: Transaction, { user_id, sent_as }: { user_id: number; sent_as: string }) {
  const [row] = await db
    .select()
    .from(trainingRecords)
    .where(and(eq(trainingRecords.user_id, user_id), eq(trainingRecords.sent_as, sent_as)))
  return row ?? fail('general.not_found')
}
