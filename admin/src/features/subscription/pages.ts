import type { StaffPage } from '../../kernel/staff-page.ts'
import { attachAddress, subscriptionsAddress } from './address.ts'

/** The pages of subscriptions, each loaded when it is opened. */
export const subscriptionPages = {
  mySubscription: {
    load: () => import('./my-subscription-page.tsx').then(({ MySubscriptionPage }) => MySubscriptionPage),
  },
  subscriptions: {
    load: () => import('./subscriptions-page.tsx').then(({ SubscriptionsPage }) => SubscriptionsPage),
    search: subscriptionsAddress,
  },
  attachSubscription: {
    load: () => import('./attach-page.tsx').then(({ AttachPage }) => AttachPage),
    search: attachAddress,
  },
  subscription: {
    load: () => import('./subscription-page.tsx').then(({ SubscriptionPage }) => SubscriptionPage),
  },
} as const satisfies Readonly<Record<string, StaffPage>>
