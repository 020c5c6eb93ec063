import type Stripe from 'stripe'
import * as v from 'valibot'
import { badRequest, found, resourceMissing } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { integer, listOf, metadata, text } from '../api/param-schemas.ts'
import { isRunning } from '../billing/of-subscription.ts'
import { oneFrom } from '../billing/period.ts'
import { changeSchedule, releaseSchedule } from '../billing/schedules.ts'
import { saveSchedule, saveSubscription } from '../billing/save-and-emit.ts'
import type { WirePhase, WireSchedule } from '../billing/wire.ts'
import { intervalOf } from '../objects/subscription.ts'
import { phase, subscriptionSchedule } from '../objects/subscription-schedule.ts'
import type { Work } from '../work.ts'
import { PRORATION_BEHAVIOR, recurringPrice } from './item-changes.ts'
import { PRICE_DATA } from './line-item.ts'
import { METADATA_CHANGE, mergedMetadata } from './subscription-calls.ts'

export const createSchedule = call({
  method: 'POST',
  path: '/v1/subscription_schedules',
  params: v.strictObject({ from_subscription: text() } satisfies Partial<
    Record<keyof Stripe.SubscriptionScheduleCreateParams, v.GenericSchema>
  >),
  handle({ from_subscription: id }, work) {
    const subscription = work.tx.get('subscriptions', id)
    if (!subscription) throw resourceMissing({ kind: 'subscription', id, param: 'from_subscription' })
    if (subscription.schedule !== null)
      throw badRequest(
        `You cannot migrate a subscription that is already attached to a schedule: \`${subscription.schedule}\`.`,
        { param: 'from_subscription' },
      )
    if (!isRunning(subscription) || subscription.cancel_at_period_end)
      throw badRequest('You cannot migrate a subscription that is canceled or set to cancel.', {
        param: 'from_subscription',
      })
    const made = subscriptionSchedule(work.now_s, subscription)
    saveSubscription(work, { ...subscription, schedule: made.id }, 'customer.subscription.updated')
    return saveSchedule(work, made, 'subscription_schedule.created')
  },
})

const PHASE = v.strictObject({
  items: v.pipe(
    listOf(
      v.strictObject({
        price: v.optional(text()),
        price_data: v.optional(PRICE_DATA),
        quantity: v.optional(integer(1, 999_999), '1'),
      }),
      20,
    ),
    v.minLength(1, 'A phase needs at least one item.'),
  ),
  start_date: v.optional(integer(0, 1e12)),
  end_date: v.optional(integer(0, 1e12)),
  duration: v.optional(
    v.strictObject({
      interval: v.picklist(['day', 'week', 'month', 'year']),
      interval_count: v.optional(integer(1, 120), '1'),
    }),
  ),
  proration_behavior: v.optional(PRORATION_BEHAVIOR),
  billing_cycle_anchor: v.optional(v.picklist(['automatic', 'phase_start'])),
  metadata: v.optional(metadata),
} satisfies Partial<Record<keyof Stripe.SubscriptionScheduleUpdateParams.Phase, v.GenericSchema>>)

export const updateSchedule = call({
  method: 'POST',
  path: '/v1/subscription_schedules/:id',
  params: v.strictObject({
    phases: v.optional(v.pipe(listOf(PHASE, 10), v.minLength(1, 'Provide at least one phase.'))),
    end_behavior: v.optional(
      v.picklist(['release', 'cancel'], 'Invalid end_behavior: must be one of release or cancel'),
    ),
    metadata: v.optional(METADATA_CHANGE),
    proration_behavior: v.optional(PRORATION_BEHAVIOR, 'create_prorations'),
  } satisfies Partial<Record<keyof Stripe.SubscriptionScheduleUpdateParams, v.GenericSchema>>),
  handle({ phases, end_behavior, metadata: given, proration_behavior }, work, id) {
    const schedule = activeSchedule(work, id)
    const changed: WireSchedule = {
      ...schedule,
      end_behavior: end_behavior ?? schedule.end_behavior,
      metadata: given === undefined ? schedule.metadata : mergedMetadata(schedule.metadata ?? {}, given),
      phases: phases ? phasesOf(phases, schedule, work) : schedule.phases,
    }
    return changeSchedule(work, changed, proration_behavior)
  },
})

export const releaseScheduleCall = call({
  method: 'POST',
  path: '/v1/subscription_schedules/:id/release',
  params: v.strictObject({}),
  handle: (_, work, id) => releaseSchedule(work, activeSchedule(work, id)),
})

function activeSchedule({ tx }: Work, id: string): WireSchedule {
  const schedule = found(tx.get('subscription_schedules', id), 'subscription_schedule', id)
  if (schedule.status !== 'active')
    throw badRequest(
      `You cannot update or release a subscription schedule that is currently in the \`${schedule.status}\` status.`,
    )
  return schedule
}

/** Phases follow each other without a gap; the first one is the current phase. */
function phasesOf(sent: v.InferOutput<typeof PHASE>[], schedule: WireSchedule, work: Work): WirePhase[] {
  const phases: WirePhase[] = []
  const subscription = work.tx.get('subscriptions', schedule.subscription ?? '')
  const anchor = subscription?.billing_cycle_anchor ?? schedule.created
  let start = schedule.current_phase?.start_date ?? work.now_s
  for (const [index, { items, start_date, end_date, duration, ...rest }] of sent.entries()) {
    const param = `phases[${index}]`
    if ((start_date ?? start) !== start)
      throw badRequest(
        index === 0
          ? 'You can not modify the start date of the current phase.'
          : 'The start date of a phase must be the end date of the one before it.',
        { param: `${param}[start_date]` },
      )
    const priced = items.map((item, place) => {
      const price = recurringPrice(item, `${param}[items][${place}]`, work)
      if (!price)
        throw badRequest('Missing required param: price.', {
          code: 'parameter_missing',
          param: `${param}[items][${place}][price]`,
        })
      return { price, quantity: item.quantity }
    })
    const [first] = priced
    if (!first) throw badRequest('A phase needs at least one item.', { param: `${param}[items]` })
    const end = end_date ?? oneFrom(anchor, duration ?? intervalOf(first.price), start)
    if (end <= start || (index === 0 && end <= work.now_s))
      throw badRequest('A phase must end after it begins, and not in the past.', { param: `${param}[end_date]` })
    phases.push(phase({ ...rest, start, end, items: priced, currency: first.price.currency }))
    start = end
  }
  return phases
}
