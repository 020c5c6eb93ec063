import type { StaffPageName } from '@portico/shared/pages/staff-pages.ts'
import type { StaffPage } from '../../kernel/staff-page.ts'
import { sharesSearchParams } from './search-params.ts'

export const sharesPages = {
  sharedCourses: {
    load: () => import('./shared-courses-page.tsx').then(({ SharedCoursesPage }) => SharedCoursesPage),
    search: sharesSearchParams,
  },
} as const satisfies Partial<Record<StaffPageName, StaffPage>>
