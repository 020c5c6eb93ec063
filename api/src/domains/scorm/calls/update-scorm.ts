import { eq } from 'drizzle-orm'
import { update_scorm } from '@portico/shared/contract/scorm/scorm.ts'
import { checkCommit } from '@portico/shared/rules/scorm/check-commit.ts'
import { cmiFromDetails, detailsFromCmi } from '@portico/shared/rules/scorm/progress-details.ts'
import { itemProgress } from '../../learning/tables.ts'
import { fail } from '../../../kernel/fail.ts'
import { verb } from '../../../kernel/verb.ts'
import { readOutline, lockOwnEnrollment, storeItemDetails } from '../../learning/door.ts'
import { saveLaunchRecord, readLaunchRecord } from './launch-record.ts'
import { readRegistration } from './registration.ts'

/** Updates progress data through a call instead of the player's commits; the same table validates every value (SCO-006, SCO-012). */
export const updateScorm = verb(update_scorm, async (ctx, { params, body }) => {
  const [progress] = await ctx.db.select().from(itemProgress).where(eq(itemProgress.id, params.progress_id))
  if (!progress) return fail('learning.not_a_learner')
  await lockOwnEnrollment(ctx, progress.enrollment_id)
  const item = (await readOutline(ctx.db, progress.enrollment_id)).items.find(
    ({ id }) => id === progress.module_item_id,
  )
  const registration = await readRegistration(ctx.db, {
    item: item ?? fail('general.not_found'),
    progress_id: progress.id,
  })
  const sco = body.sco ?? registration.last ?? ''
  const place = { progress_id: progress.id, attempt: registration.attempt ?? 1, sco }
  const record = await readLaunchRecord(ctx.db, place, { lock: true })
  if (!record) return fail('general.not_found')
  const checked = checkCommit({ cmi: cmiFromDetails(body.details), stored: record.cmi })
  const [wrong] = checked.rejected
  if (wrong) fail('scorm.element_invalid', { element: wrong.element })
  const cmi = { ...record.cmi, ...checked.accepted }
  await saveLaunchRecord(ctx.db, place, { ...record, cmi }, ctx.now())
  const details = detailsFromCmi(cmi)
  if (registration.scos.length <= 1) await storeItemDetails(ctx.db, progress.id, details, ctx.now())
  return details
})
