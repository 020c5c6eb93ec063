import type { StaffPageName } from '@portico/shared/pages/staff-pages.ts'
import type { StaffPage } from '../../kernel/staff-page.ts'
import { mediaSearchParams } from './search-params.ts'

export const libraryPages = {
  mediaLibrary: {
    load: () => import('./media-page.tsx').then(({ MediaPage }) => MediaPage),
    search: mediaSearchParams,
  },
} as const satisfies Partial<Record<StaffPageName, StaffPage>>
