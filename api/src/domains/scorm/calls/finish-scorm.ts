import { finish_scorm } from '@portico/shared/contract/scorm/scorm.ts'
import { ALLOWED_RESULTS } from '@portico/shared/rules/scorm/finish-result.ts'
import { isFinishedBy } from '@portico/shared/item-types/item-types.ts'
import { fail } from '../../../kernel/fail.ts'
import { verb } from '../../../kernel/verb.ts'
import { itemToTake, progressOf } from '../../learning/door.ts'
import { applyResult } from './apply-result.ts'
import { readRegistration } from './registration.ts'

/** The reported status must be a result, but the status the content committed to the server counts, and is validated again (SCO-008, SCO-009). */
export const finishScorm = verb(finish_scorm, async (ctx, { params, body }) => {
  if (!ALLOWED_RESULTS.includes(body.status)) fail('scorm.result_not_allowed', { result: body.status.slice(0, 40) })
  const { enrollment, item } = await itemToTake(ctx, { enrollment_id: body.related_id, item_id: params.id })
  if (!isFinishedBy('scorm_result', item.itemable_type)) fail('general.not_found')
  const progress = await progressOf(ctx.db, { enrollment_id: enrollment.id, module_item_id: item.id })
  const registration = progress ? await readRegistration(ctx.db, { item, progress_id: progress.id }) : null
  if (!progress || !registration || registration.records.length === 0) return fail('learning.item_not_started')
  ctx.note(`enrollment:${enrollment.id}`, { item: item.id })
  return (
    (await applyResult(ctx, { enrollment, item, progress_id: progress.id })) ??
    fail('scorm.result_not_allowed', { result: registration.records[0]?.lesson_status ?? '' })
  )
})
