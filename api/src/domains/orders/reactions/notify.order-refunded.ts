import { linkTo } from '@portico/shared/pages/link-to.ts'
import { formatMoney } from '@portico/shared/rules/pricing/format-money.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { notify } from '../../notifications/door.ts'
import { readRefund } from '../read-refund.ts'

/** Notifies the buyer of each refund. */
export const task = reaction<'refund.settled'>(({ inPortal }, { refund_id }) =>
  inPortal(async (scope) => {
    const read = await readRefund(scope.db, refund_id)
    if (!read) return
    const { user_id, values } = read
    const { order_id, amount } = values
    await notify(scope, {
      user_id,
      type: amount === 0 ? 'order_withdrawn' : 'order_refunded',
      properties: {
        title: amount === 0 ? `${order_id}` : `${order_id}: ${formatMoney(amount)}`,
        original_id: order_id,
      },
      path: linkTo('order', { order_id }),
      cause: `refund:${refund_id}`,
    })
  }),
)
