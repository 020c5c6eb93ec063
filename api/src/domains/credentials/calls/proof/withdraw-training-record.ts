import { and, eq } from 'drizzle-orm'
import { withdraw_training_record } from '@portico/shared/contract/credentials/proof-training.ts'
import { trainingRecordStatus } from '@portico/shared/states/credentials/training-record.ts'
import { trainingFiles, trainingRecords } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { storageKey } from '../../../../storage/storage-key.ts'

/** Reviewed records cannot be withdrawn. */
export const withdrawTrainingRecord = verb(
  withdraw_training_record,
  async ({ inPortal, actor, services, note }, { params }) => {
    const gone = await inPortal(async ({ db }) => {
      const [row] = await db
        .select({ status: trainingRecords.status })
        .from(trainingRecords)
        .where(and(eq(trainingRecords.id, params.id), eq(trainingRecords.user_id, actor.id)))
        .for('update')
      if (!row) return fail('general.not_found')
      if (row.status !== trainingRecordStatus.waiting) fail('proof.record_reviewed')
      const files = await db
        .delete(trainingFiles)
        .where(eq(trainingFiles.training_record_id, params.id))
        .returning({ file_key: trainingFiles.file_key })
      await db.delete(trainingRecords).where(eq(trainingRecords.id, params.id))
      return files
    })
    for (const { file_key } of gone) await services.storage.remove(storageKey(file_key))
    note(`training-record:${params.id}`, { files: gone.length })
    return null
  },
)
