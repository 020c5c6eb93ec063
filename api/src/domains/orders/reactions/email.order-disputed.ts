import { reaction } from '../../../kernel/reaction.ts'
import { mails } from '../../../registries/mails.ts'
import { brandOf, sendMail } from '../../notifications/door.ts'
import { readDisputed } from './read-disputed.ts'

/** Emails the buyer that access is paused, and how the dispute ended. */
export const task = reaction<'order.disputed'>(async (context, { order_id, status }) => {
  const order = await context.inPortal(({ db }) => readDisputed(db, order_id))
  if (!order?.is_granted) return
  const { email, first_name, total } = order
  await sendMail(context, await brandOf(context), mails.order_disputed, {
    to: email,
    values: { order_id, first_name, total, status },
  })
})
