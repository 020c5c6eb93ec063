import type { StaffPageName } from '@portico/shared/pages/staff-pages.ts'
import type { StaffPage } from '../../kernel/staff-page.ts'
import { searchLogSearchParams } from './search-params.ts'

export const catalogPages = {
  searches: {
    load: () => import('./searches-page.tsx').then(({ SearchesPage }) => SearchesPage),
    search: searchLogSearchParams,
  },
} as const satisfies Partial<Record<StaffPageName, StaffPage>>
