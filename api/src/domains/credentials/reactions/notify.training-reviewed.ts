import { eq } from 'drizzle-orm'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { trainingRecordStatus } from '@portico/shared/states/credentials/training-record.ts'
import { trainingRecords } from '../tables.ts'
import { notify } from '../../notifications/door.ts'
import { reaction } from '../../../kernel/reaction.ts'

export const task = reaction<'training.reviewed'>(({ inPortal }, { training_record_id }) =>
  inPortal(async (scope) => {
    const [row] = await scope.db.select().from(trainingRecords).where(eq(trainingRecords.id, training_record_id))
    if (!row) return
    await notify(scope, {
      user_id: row.user_id,
      type: row.status === trainingRecordStatus.accepted ? 'training_accepted' : 'training_refused',
      properties: { title: row.title, original_id: row.id },
      path: linkTo('transcript'),
      cause: `training:${row.id}`,
    })
  }),
)
