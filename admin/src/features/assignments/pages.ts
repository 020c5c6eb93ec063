import type { StaffPageName } from '@portico/shared/pages/staff-pages.ts'
import type { StaffPage } from '../../kernel/staff-page.ts'
import { queueSearchParams } from './search-params.ts'

/** Pages for a course's assignments and the grading queue. */
export const assignmentsPages = {
  courseAssignments: {
    load: () => import('./assignments-page.tsx').then(({ AssignmentsPage }) => AssignmentsPage),
  },
  assignmentProgress: {
    load: () => import('./progress-page.tsx').then(({ AssignmentProgressPage }) => AssignmentProgressPage),
  },
  gradingQueue: {
    load: () => import('./queue-page.tsx').then(({ QueuePage }) => QueuePage),
    search: queueSearchParams,
  },
} as const satisfies Partial<Record<StaffPageName, StaffPage>>
