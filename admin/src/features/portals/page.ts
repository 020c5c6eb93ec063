import { addressOf } from '../../kernel/address-search.ts'
import type { StaffPage } from '../../kernel/staff-page.ts'

export const portalsAddress = addressOf()

export const portalsPage = {
  search: portalsAddress,
  load: () => import('./portals-page.tsx').then(({ PortalsPage }) => PortalsPage),
} satisfies StaffPage
