import { finish_module_item } from '@portico/shared/contract/learning/item-progress.ts'
import { isDone, itemProgress } from '@portico/shared/states/learning/item-progress.ts'
import { isFinishedBy } from '@portico/shared/item-types/item-types.ts'
import { isUnreadyItem } from '../../../item-types/door.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { itemToTake } from '../../item-to-take.ts'
import { setItemStatus } from '../../set-item-status.ts'
import { updateProgress } from '../../update-progress.ts'

/** Moves an item from in progress to finished (LRN-020); finishing it again changes nothing. */
export const finishModuleItem = verb(finish_module_item, async (ctx, { params, body }) => {
  const { enrollment, item } = await itemToTake(ctx, { enrollment_id: body.related_id, item_id: params.id })
  if (!isFinishedBy('learner', item.itemable_type)) fail('learning.wrong_item_type')
  if (!isDone(item.status) && (await isUnreadyItem(ctx.db, item))) fail('learning.item_not_ready')
  if (item.status === itemProgress.not_started) fail('learning.item_not_started')
  const to = isDone(item.status) ? item.status : itemProgress.finished
  await setItemStatus(ctx.db, {
    enrollment_id: enrollment.id,
    module_item_id: item.id,
    from: item.status,
    to,
    now: ctx.now(),
  })
  ctx.note(`enrollment:${enrollment.id}`, { item: item.id })
  return updateProgress(ctx, enrollment, item.id)
})
