import { start_module_item } from '@portico/shared/contract/learning/item-progress.ts'
import { isFinishedBy } from '@portico/shared/item-types/item-types.ts'
import { verb } from '../../../../kernel/verb.ts'
import { fail } from '../../../../kernel/fail.ts'
import { itemToTake } from '../../item-to-take.ts'
import { opened, setItemStatus } from '../../set-item-status.ts'
import { updateProgress } from '../../update-progress.ts'

/** Moves an item to in progress (LRN-018); an item that is already further stays as it is. */
export const startModuleItem = verb(start_module_item, async (ctx, { params, body }) => {
  const { enrollment, item } = await itemToTake(ctx, { enrollment_id: body.related_id, item_id: params.id })
  if (!isFinishedBy('learner', item.itemable_type)) fail('learning.wrong_item_type')
  await setItemStatus(ctx.db, {
    enrollment_id: enrollment.id,
    module_item_id: item.id,
    from: item.status,
    to: opened(item.status),
    now: ctx.now(),
  })
  ctx.note(`enrollment:${enrollment.id}`, { item: item.id })
  return updateProgress(ctx, enrollment, item.id)
})
