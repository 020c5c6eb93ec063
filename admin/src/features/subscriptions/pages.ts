import type { StaffPageName } from '@portico/shared/pages/staff-pages.ts'
import type { StaffPage } from '../../kernel/staff-page.ts'
import { attachSearchParams, subscriptionsSearchParams } from './search-params.ts'

/** Pages for the subscriptions of all portals, and for the portal’s own. */
export const subscriptionsPages = {
  mySubscription: {
    load: () => import('./own/my-subscription-page.tsx').then(({ MySubscriptionPage }) => MySubscriptionPage),
  },
  subscriptions: {
    load: () => import('./staff/subscriptions-page.tsx').then(({ SubscriptionsPage }) => SubscriptionsPage),
    search: subscriptionsSearchParams,
  },
  attachSubscription: {
    load: () => import('./staff/attach-page.tsx').then(({ AttachPage }) => AttachPage),
    search: attachSearchParams,
  },
  subscription: {
    load: () => import('./staff/subscription-page.tsx').then(({ SubscriptionPage }) => SubscriptionPage),
  },
} as const satisfies Partial<Record<StaffPageName, StaffPage>>
