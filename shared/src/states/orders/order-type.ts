/** Contents of an order (CHK-010). */
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

/** Labels for staff. */
export const orderTypeLabels: Readonly<Record<OrderType, string>> = {
  'credits-on-course': 'Course credits',
  'credits-on-portal': 'Portal credits',
  'partner-subscription': 'Partner subscription',
  'partner-subscription-credit': 'Partner credits',
  'change-subscription': 'Change of subscription',
  subscription: 'Subscription',
  course: 'Courses',
  bundle: 'Bundle',
}

const notCreditOrders: readonly OrderType[] = ['course', 'subscription', 'bundle', 'partner-subscription']

/** Every order is a credit order except these four types (CHK-011). */
export const isCreditOrder = (type: OrderType): boolean => !notCreditOrders.includes(type)
