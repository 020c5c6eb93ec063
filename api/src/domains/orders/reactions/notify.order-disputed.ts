import { linkTo } from '@portico/shared/pages/link-to.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { notify, notifyAll } from '../../notifications/door.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { orderReaders } from './order-readers.ts'
import { readDisputed } from './read-disputed.ts'

/** Notifies the buyer and everyone who may read the portal's orders of a dispute and of its outcome. */
export const task = reaction<'order.disputed'>(({ inPortal }, { order_id, status }) =>
  inPortal(async (scope) => {
    const order = await readDisputed(scope.db, order_id)
    if (!order) return
    const cause = `order:${order_id}:dispute:${status}`
    await notifyAll(scope, await orderReaders(scope.db), {
      type: `order_dispute_${status}`,
      properties: { title: `${order_id}, ${formatMoney(order.total)}`, original_id: order_id },
      path: linkToStaff('staffOrder', { order_id }),
      cause,
    })
    if (!order.is_granted) return
    await notify(scope, {
      user_id: order.user_id,
      type: `own_dispute_${status}`,
      properties: { title: String(order_id), original_id: order_id },
      path: linkTo('order', { order_id }),
      cause: `own-${cause}`,
    })
  }),
)
