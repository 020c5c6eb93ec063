import type { StaffPageName } from '@portico/shared/pages/staff-pages.ts'
import type { StaffPage } from '../../kernel/staff-page.ts'

const settings = () => import('./settings-pages.tsx')

/** The portal's settings, as one's own and as those of any portal (TEN-024…026). */
export const settingsPages = {
  portalSettings: { leads_to: 'portalSettingsInfo' },
  adminPortalSettings: { leads_to: 'portalSettingsInfo' },
  portalSettingsInfo: { load: () => settings().then(({ OwnInfo }) => OwnInfo) },
  portalSettingsCompany: { load: () => settings().then(({ OwnCompany }) => OwnCompany) },
  portalSettingsCourses: { load: () => settings().then(({ OwnCourses }) => OwnCourses) },
  portalSettingsDomain: { load: () => settings().then(({ OwnDomain }) => OwnDomain) },
  portal: { leads_to: 'portalInfo' },
  portalInfo: { load: () => settings().then(({ PortalInfo }) => PortalInfo) },
  portalCompany: { load: () => settings().then(({ PortalCompany }) => PortalCompany) },
  portalDomain: { load: () => settings().then(({ PortalDomain }) => PortalDomain) },
  portalCourses: { load: () => settings().then(({ PortalCourses }) => PortalCourses) },
} as const satisfies Partial<Record<StaffPageName, StaffPage>>
