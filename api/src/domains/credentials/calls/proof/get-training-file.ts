import { eq } from 'drizzle-orm'
import { isLimitedToCourses } from '@portico/shared/access/is-limited-to-courses.ts'
import { may } from '@portico/shared/access/may.ts'
import { get_training_file } from '@portico/shared/contract/credentials/proof-training.ts'
import { trainingFiles } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { sendSubmittedFile } from '../../../../serving/send-submitted-file.ts'

/** Everyone without access gets 404. */
export const getTrainingFile = verb(get_training_file, async ({ db, actor, services, request }, { params }) => {
  const [file] = await db.select().from(trainingFiles).where(eq(trainingFiles.key, params.key))
  if (!file) return fail('general.not_found')
  // Only the owner may read a file that belongs to no record yet.
  const isReviewer = may({ roles: [actor.role], action: 'proof.review' }) && !isLimitedToCourses(actor)
  const mayReview = file.training_record_id !== null && isReviewer
  if (file.user_id !== actor.id && !mayReview) fail('general.not_found')
  return sendSubmittedFile({ storage: services.storage, file, request })
})
