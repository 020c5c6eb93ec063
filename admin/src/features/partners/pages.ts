import type { StaffPageName } from '@portico/shared/pages/staff-pages.ts'
import type { StaffPage } from '../../kernel/staff-page.ts'
import { partnerPagesAddress } from './address.ts'

/** What a provider says of itself, and what staff decide about its pages. */
export const partnerAreaPages = {
  providerCompany: { load: () => import('./company-page.tsx').then(({ CompanyPage }) => CompanyPage) },
  partnerReviews: {
    load: () => import('./reviews-page.tsx').then(({ ReviewsPage }) => ReviewsPage),
    search: partnerPagesAddress,
  },
} as const satisfies Partial<Record<StaffPageName, StaffPage>>
