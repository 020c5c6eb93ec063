import type { StaffPageName } from '@portico/shared/pages/staff-pages.ts'
import type { StaffPage } from '../../kernel/staff-page.ts'
import { partnerPagesSearchParams } from './search-params.ts'

/** A provider’s company, and what staff decide about its pages. */
export const partnersPages = {
  providerCompany: { load: () => import('./company-page.tsx').then(({ CompanyPage }) => CompanyPage) },
  partnerReviews: {
    load: () => import('./reviews-page.tsx').then(({ ReviewsPage }) => ReviewsPage),
    search: partnerPagesSearchParams,
  },
} as const satisfies Partial<Record<StaffPageName, StaffPage>>
