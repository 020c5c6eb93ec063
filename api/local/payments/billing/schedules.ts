import { intervalOf, itemList, planOf } from '../objects/subscription.ts'
import type { WirePrice } from '../store/tables.ts'
import type { Work } from '../work.ts'
import { changeSubscription } from './change-subscription.ts'
import { endSubscription } from './end-subscription.ts'
import { periodOf } from './of-subscription.ts'
import { isSameInterval } from './period.ts'
import { planChange, type Change, type ItemChange } from './plan-change.ts'
import { saveSchedule, saveSubscription } from './save-and-emit.ts'
import type { WirePhase, WireSchedule, WireSubscription } from './wire.ts'

/** Ends the current phase: begins the next one, or ends the schedule as configured. */
export function endPhase(work: Work, schedule: WireSchedule): void {
  const subscription = work.tx.get('subscriptions', schedule.subscription ?? '')
  if (!subscription) return
  const next = schedule.phases.find(({ start_date }) => start_date === schedule.current_phase?.end_date)
  if (next) {
    const { start_date, end_date } = next
    saveSchedule(work, { ...schedule, current_phase: { start_date, end_date } }, 'subscription_schedule.updated')
    enterPhase(work, { ...subscription, metadata: { ...subscription.metadata, ...next.metadata } }, next)
    return
  }
  if (schedule.end_behavior !== 'cancel') {
    releaseSchedule(work, schedule)
    return
  }
  saveSchedule(
    work,
    { ...schedule, status: 'completed', completed_at: work.now_s, current_phase: null },
    'subscription_schedule.completed',
  )
  endSubscription(work, subscription)
}

/** Detaches the schedule; the subscription continues unchanged. */
export function releaseSchedule(work: Work, schedule: WireSchedule): WireSchedule {
  const subscription = work.tx.get('subscriptions', schedule.subscription ?? '')
  if (subscription) saveSubscription(work, { ...subscription, schedule: null }, 'customer.subscription.updated')
  return saveSchedule(
    work,
    {
      ...schedule,
      current_phase: null,
      released_at: work.now_s,
      released_subscription: schedule.subscription,
      status: 'released',
      subscription: null,
    },
    'subscription_schedule.released',
  )
}

/** Replaces the phases of a schedule. If the items of the current phase differ, they change at once. */
export function changeSchedule(
  work: Work,
  schedule: WireSchedule,
  proration_behavior: Change['proration_behavior'],
): WireSchedule {
  const subscription = work.tx.get('subscriptions', schedule.subscription ?? '')
  const [now] = schedule.phases
  if (!subscription || !now) throw new Error(`${schedule.id} has no phase that runs`)
  const { start_date, end_date } = now
  const saved = saveSchedule(
    work,
    { ...schedule, current_phase: { start_date, end_date } },
    'subscription_schedule.updated',
  )
  const sold = subscription.items.data.map(({ price, quantity }) => `${quantity} ${price.id}`)
  const wanted = now.items.map(({ price, quantity }) => `${quantity} ${price}`)
  if (sold.join() !== wanted.join()) {
    const items = changesTo(now, subscription, work)
    const change: Change = { items, proration_behavior, at: work.now_s, resets_period: false }
    changeSubscription(work, subscription, { change, behavior: 'allow_incomplete' })
  }
  return saved
}

/** Matches items by position: the first of the phase becomes the first of the subscription. */
function changesTo(phase: WirePhase, subscription: WireSubscription, work: Work): ItemChange[] {
  const present = subscription.items.data
  const wanted = phase.items.map(({ price, quantity }, index) => ({
    id: present[index]?.id,
    price: priceOf(work, price),
    quantity,
  }))
  return [...wanted, ...present.slice(phase.items.length).map(({ id }) => ({ id, deleted: true }))]
}

function priceOf({ tx }: Work, id: string): WirePrice {
  const price = tx.get('prices', id)
  if (!price) throw new Error(`price ${id} is missing`)
  return price
}

function enterPhase(work: Work, subscription: WireSubscription, phase: WirePhase): void {
  const change: Change = {
    items: changesTo(phase, subscription, work),
    proration_behavior: phase.proration_behavior,
    at: work.now_s,
    resets_period: phase.billing_cycle_anchor === 'phase_start',
  }
  if (periodOf(subscription).end === work.now_s) replaceBeforeRenewal(work, subscription, { change, phase })
  else changeSubscription(work, subscription, { change, behavior: 'allow_incomplete' })
}

/** At the end of a period there is nothing to credit: the renewal, which is due now, charges the new items. */
function replaceBeforeRenewal(
  work: Work,
  subscription: WireSubscription,
  { change, phase }: { change: Change; phase: WirePhase },
): void {
  const { start, end } = periodOf(subscription)
  const planned = planChange(work, { subscription, billed: {} }, { ...change, proration_behavior: 'none' })
  const [old] = subscription.items.data
  const [first] = planned.items
  const keeps_anchor =
    phase.billing_cycle_anchor !== 'phase_start' &&
    old !== undefined &&
    first !== undefined &&
    isSameInterval(intervalOf(old.price), intervalOf(first.price))
  const items = planned.items.map((item) => ({
    ...item,
    plan: planOf(item.price),
    current_period_start: start,
    current_period_end: end,
  }))
  saveSubscription(work, {
    ...subscription,
    billing_cycle_anchor: keeps_anchor ? subscription.billing_cycle_anchor : end,
    items: itemList(subscription.id, items),
  })
}
