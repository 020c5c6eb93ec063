import type { StaffPageName } from '@portico/shared/pages/staff-pages.ts'
import type { StaffPage } from '../../kernel/staff-page.ts'
import { teamAddress } from './address.ts'

/** A manager's people in all courses (USR-031, USR-032). */
export const teamPages = {
  managerTeam: { load: () => import('./team-page.tsx').then(({ TeamPage }) => TeamPage), search: teamAddress },
} as const satisfies Partial<Record<StaffPageName, StaffPage>>
