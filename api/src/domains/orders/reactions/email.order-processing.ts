import { reaction } from '../../../kernel/reaction.ts'
import { mails } from '../../../registries/mails.ts'
import { brandOf, sendMail } from '../../notifications/door.ts'
import { readProcessing } from './read-processing.ts'

/** A bank decides on a debit days later, and the buyer may not return to the page meanwhile. */
export const task = reaction<'order.processing'>(async (context, { order_id }) => {
  const read = await context.inPortal(({ db }) => readProcessing(db, order_id))
  if (!read) return
  const { email, values } = read
  await sendMail(context, await brandOf(context), mails.order_processing, { to: email, values })
})
