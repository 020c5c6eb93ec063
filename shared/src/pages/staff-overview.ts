import { staffDashboard } from '../access/staff-dashboard.ts'
import type { Page } from './page.ts'
import { staff } from './staff-rules.ts'

/** First page of roles that run a portal (ADM-002). */
export const staffOverviewPages = {
  staffDashboard: {
    ...staff('dashboard.read'),
    pattern: staffDashboard,
    made: 'staff',
    menu: { title: 'Dashboard', group: 'Overview', icon: 'home', action: 'dashboard.read' },
  },
} as const satisfies Readonly<Record<string, Page>>
