import type { StaffPageName } from '@portico/shared/pages/staff-pages.ts'
import type { StaffPage } from '../../kernel/staff-page.ts'
import { announcementsSearchParams, portalsSearchParams, redirectsSearchParams } from './search-params.ts'

const settings = () => import('./settings/settings-pages.tsx')

/** Pages for all portals, the settings of the user’s own or any portal, and announcements (REF-010, TEN-024…026). */
export const portalsPages = {
  announcements: {
    load: () => import('./announcements/announcements-page.tsx').then(({ AnnouncementsPage }) => AnnouncementsPage),
    search: announcementsSearchParams,
  },
  redirects: {
    load: () => import('./redirects/redirects-page.tsx').then(({ RedirectsPage }) => RedirectsPage),
    search: redirectsSearchParams,
  },
  portals: {
    load: () => import('./list/portals-page.tsx').then(({ PortalsPage }) => PortalsPage),
    search: portalsSearchParams,
  },
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
