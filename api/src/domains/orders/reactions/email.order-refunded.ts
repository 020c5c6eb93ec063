import { reaction } from '../../../kernel/reaction.ts'
import { mails } from '../../../registries/mails.ts'
import { brandOf, sendMail } from '../../notifications/door.ts'
import { readRefund } from '../read-refund.ts'

/** Emails the buyer about each refund, with all of its lines in one mail. */
export const task = reaction<'refund.settled'>(async (context, { refund_id }) => {
  const read = await context.inPortal(({ db }) => readRefund(db, refund_id))
  if (!read) return
  const { email, values } = read
  await sendMail(context, await brandOf(context), mails.order_refunded, { to: email, values })
})
