import { badRequest } from '../api/api-error.ts'
import { isSameInterval } from '../billing/period.ts'
import { intervalOf } from '../objects/subscription.ts'
import type { WireLineItem, WirePrice } from '../store/tables.ts'

export const MODES = ['payment', 'subscription'] as const

interface SessionInput {
  mode: (typeof MODES)[number]
  payment_intent_data?: object | undefined
  subscription_data?: object | undefined
  customer_creation?: string | undefined
}

/** Rejects parameters of the other session mode, as Stripe does. */
export function rejectOtherModeParams(asked: SessionInput, items: readonly WireLineItem[]): void {
  const prices = items.flatMap(({ price }) => price ?? [])
  if (asked.mode === 'payment') {
    if (prices.some(({ recurring }) => recurring !== null))
      throw badRequest(
        'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
      )
    rejectParam(asked.subscription_data, 'subscription_data', 'payment')
    return
  }
  rejectParam(asked.payment_intent_data, 'payment_intent_data', 'subscription')
  rejectParam(asked.customer_creation, 'customer_creation', 'subscription')
  rejectMixedPrices(prices)
}

function rejectParam(given: unknown, param: string, mode: string): void {
  if (given !== undefined) throw badRequest(`You can not pass \`${param}\` in \`${mode}\` mode.`, { param })
}

function rejectMixedPrices([first, ...others]: readonly WirePrice[]): void {
  if (!first?.recurring)
    throw badRequest('You must provide at least one recurring price in `subscription` mode when using prices.', {
      param: 'line_items',
    })
  for (const other of others)
    if (!other.recurring || !isSameInterval(intervalOf(other), intervalOf(first)))
      throw badRequest(
        'The local payment service supports only recurring prices with the same interval in `subscription` mode.',
        { param: 'line_items' },
      )
}
