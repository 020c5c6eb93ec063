import { finish_module } from '@portico/shared/contract/learning/item-progress.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { readOutline } from '../../outline.ts'
import { lockOwnEnrollment } from '../../own-enrollment.ts'
import { updateProgress } from '../../update-progress.ts'

/** A module is finished when its items are; this call only recomputes its status (OP-76). */
export const finishModule = verb(finish_module, async (ctx, { params, body }) => {
  const enrollment = await lockOwnEnrollment(ctx, body.related_id)
  const outline = await readOutline(ctx.db, enrollment.id)
  const item = outline.items.find((one) => one.module_id === params.module_id) ?? fail('general.not_found')
  const { module, course } = await updateProgress(ctx, enrollment, item.id)
  return { module, course }
})
