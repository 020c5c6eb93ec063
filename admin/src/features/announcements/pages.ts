import type { StaffPageName } from '@portico/shared/pages/staff-pages.ts'
import type { StaffPage } from '../../kernel/staff-page.ts'
import { announcementsAddress } from './address.ts'

/** What a portal announces (REF-010). */
export const announcementPages = {
  announcements: {
    load: () => import('./announcements-page.tsx').then(({ AnnouncementsPage }) => AnnouncementsPage),
    search: announcementsAddress,
  },
} as const satisfies Partial<Record<StaffPageName, StaffPage>>
