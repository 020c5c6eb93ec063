import type { StaffPageName } from '@portico/shared/pages/staff-pages.ts'
import type { StaffPage } from '../../kernel/staff-page.ts'
import { partnerPagesSearchParams } from './search-params.ts'

/** Pages for a provider’s company, and for staff reviews of its pages. */
export const partnersPages = {
  providerCompany: { load: () => import('./company-page.tsx').then(({ CompanyPage }) => CompanyPage) },
  partnerReviews: {
    load: () => import('./reviews-page.tsx').then(({ ReviewsPage }) => ReviewsPage),
    search: partnerPagesSearchParams,
  },
} as const satisfies Partial<Record<StaffPageName, StaffPage>>
