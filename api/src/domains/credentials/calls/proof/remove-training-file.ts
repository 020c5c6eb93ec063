import { and, eq, isNull } from 'drizzle-orm'
import { remove_training_file } from '@portico/shared/contract/credentials/proof-training.ts'
import { trainingFiles } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { storageKey } from '../../../../storage/storage-key.ts'

/** Evidence that belongs to a record cannot be removed. */
export const removeTrainingFile = verb(remove_training_file, async ({ inPortal, actor, services }, { params }) => {
  const [gone] = await inPortal(({ db }) =>
    db
      .delete(trainingFiles)
      .where(
        and(
          eq(trainingFiles.key, params.key),
          eq(trainingFiles.user_id, actor.id),
          isNull(trainingFiles.training_record_id),
        ),
      )
      .returning({ file_key: trainingFiles.file_key }),
  )
  if (!gone) return fail('general.not_found')
  await services.storage.remove(storageKey(gone.file_key))
  return null
})
