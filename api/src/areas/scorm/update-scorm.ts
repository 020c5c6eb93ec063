import { eq } from 'drizzle-orm'
import { update_scorm } from '@portico/shared/contract/scorm.ts'
import { checkCommit } from '@portico/shared/rules/scorm/check-commit.ts'
import { cmiFromDetails, detailsFromCmi } from '@portico/shared/rules/scorm/progress-details.ts'
import { itemProgress } from '../../db/tables/learning.ts'
import { fail } from '../../kernel/fail.ts'
import { verb } from '../../kernel/verb.ts'
import { takeableEnrollment } from '../../enrollments/own-enrollment.ts'
import { keepLaunchRecord, readLaunchRecord } from './launch-record.ts'

/** Progress data by a call instead of the player's commits; every value is validated by the same table (SCO-006, SCO-012). */
export const updateScorm = verb(update_scorm, async (ctx, { params, body }) => {
  const [progress] = await ctx.db.select().from(itemProgress).where(eq(itemProgress.id, params.progress_id))
  if (!progress) return fail('learning.not_a_learner')
  await takeableEnrollment(ctx, progress.enrollment_id)
  const record = await readLaunchRecord(ctx.db, progress.id, { lock: true })
  if (!record) return fail('general.not_found')
  const checked = checkCommit({ cmi: cmiFromDetails(body.details), stored: record.cmi })
  const [wrong] = checked.rejected
  if (wrong) fail('scorm.element_invalid', { element: wrong.element })
  const cmi = { ...record.cmi, ...checked.accepted }
  await keepLaunchRecord(ctx.db, progress.id, { ...record, cmi }, ctx.now())
  return detailsFromCmi(cmi)
})
