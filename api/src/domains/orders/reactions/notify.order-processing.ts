import { linkTo } from '@portico/shared/pages/link-to.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { notify } from '../../notifications/door.ts'
import { readProcessing } from './read-processing.ts'

/** Notifies the buyer that the bank is deciding. */
export const task = reaction<'order.processing'>(({ inPortal }, { order_id }) =>
  inPortal(async (scope) => {
    const read = await readProcessing(scope.db, order_id)
    if (!read) return
    await notify(scope, {
      user_id: read.user_id,
      type: 'order_processing',
      properties: { title: String(order_id), original_id: order_id },
      path: linkTo('order', { order_id }),
      cause: `order:${order_id}:processing`,
    })
  }),
)
