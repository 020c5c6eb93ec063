import type { companies, portalSettings } from '../domains/portals/tables.ts'
import { versioned } from './versioned.ts'

type Setting = typeof portalSettings.$inferSelect
type Company = typeof companies.$inferSelect

/** A portal's settings as staff edit them; their version changes with these fields. */
export const settingView = ({
  portal_id: _,
  terms_of_use: _terms,
  media_quota_bytes: _quota,
  updated_at: _at,
  ...shown
}: Setting) => shown
export const versionedSetting = (setting: Setting) => versioned(settingView(setting))

/** A portal's company as staff edit it. */
export const companyView = ({ portal_id: _, ...shown }: Company) => shown
export const versionedCompany = (company: Company) => versioned(companyView(company))
