import type { StaffPage } from '../../kernel/staff-page.ts'

export const mySubscriptionPage = {
  load: () => import('./my-subscription-page.tsx').then(({ MySubscriptionPage }) => MySubscriptionPage),
} satisfies StaffPage
