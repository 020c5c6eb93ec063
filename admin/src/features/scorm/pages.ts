import type { StaffPageName } from '@portico/shared/pages/staff-pages.ts'
import type { StaffPage } from '../../kernel/staff-page.ts'

/** Page for a learner’s SCORM attempts. */
export const scormPages = {
  scormRecord: {
    load: () => import('./record/scorm-record-page.tsx').then(({ ScormRecordPage }) => ScormRecordPage),
  },
} as const satisfies Partial<Record<StaffPageName, StaffPage>>
