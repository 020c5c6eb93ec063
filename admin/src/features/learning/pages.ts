import type { StaffPageName } from '@portico/shared/pages/staff-pages.ts'
import type { StaffPage } from '../../kernel/staff-page.ts'
import {
  curatedSearchParams,
  enrollmentsSearchParams,
  managerInvitesSearchParams,
  teamSearchParams,
} from './search-params.ts'

/** Pages for the dashboard, a course’s learners with their enrollments and progress, its managers, invitations and teams (USR-031, USR-032). */
export const learningPages = {
  courseManagers: {
    load: () => import('./course-team/team-page.tsx').then(({ TeamPage }) => TeamPage),
  },
  courseEnrollments: {
    load: () => import('./enrollments/enrollments-page.tsx').then(({ EnrollmentsPage }) => EnrollmentsPage),
    search: enrollmentsSearchParams,
  },
  learnerProgress: {
    load: () => import('./progress/learner-progress-page.tsx').then(({ LearnerProgressPage }) => LearnerProgressPage),
  },
  curatedLearners: {
    load: () => import('./progress/curated-learners-page.tsx').then(({ CuratedLearnersPage }) => CuratedLearnersPage),
    search: curatedSearchParams,
  },
  managerInvites: {
    load: () => import('./invitations/invites-page.tsx').then(({ InvitesPage }) => InvitesPage),
    search: managerInvitesSearchParams,
  },
  staffDashboard: {
    load: () => import('./dashboard/dashboard-page.tsx').then(({ DashboardPage }) => DashboardPage),
  },
  managerTeam: {
    load: () => import('./team/team-page.tsx').then(({ TeamPage }) => TeamPage),
    search: teamSearchParams,
  },
} as const satisfies Partial<Record<StaffPageName, StaffPage>>
