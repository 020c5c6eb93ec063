import type { StaffPageName } from '@portico/shared/pages/staff-pages.ts'
import type { StaffPage } from '../../kernel/staff-page.ts'
import { creditsAddress } from './address.ts'

/** The portal's credits and what became of them (CRD-015, CRD-016). */
export const creditPages = {
  portalCredits: {
    load: () => import('./portal-credits-page.tsx').then(({ PortalCreditsPage }) => PortalCreditsPage),
    search: creditsAddress,
  },
  creditHistory: {
    load: () => import('./history-page.tsx').then(({ HistoryPage }) => HistoryPage),
    search: creditsAddress,
  },
} as const satisfies Partial<Record<StaffPageName, StaffPage>>
