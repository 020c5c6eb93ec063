/** What an order buys (CHK-010). */
export const orderTypes = [
  'credits-on-course',
  'credits-on-portal',
  'partner-subscription',
  'partner-subscription-credit',
  'change-subscription',
  'subscription',
  'course',
  'bundle',
] as const

export type OrderType = (typeof orderTypes)[number]

const notCreditOrders: readonly OrderType[] = ['course', 'subscription', 'bundle', 'partner-subscription']

/** Every order is a credit order but those four (CHK-011). */
export const isCreditOrder = (type: OrderType): boolean => !notCreditOrders.includes(type)
