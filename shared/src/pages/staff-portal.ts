import { addresses } from '../access/addresses.ts'
import { adminsAndPortalLevel, permissionAdmins, superAdmins } from '../access/role-groups.ts'
import { unbuilt, type Page, type PageRules } from './page.ts'
import { below, staff } from './staff-rules.ts'

const setUp = { ...staff('portals.edit'), layout: 'initial', stays_open: 'in_setup' } as const satisfies PageRules
const ownPortal = { ...setUp, made: 'staff' } as const
const anyPortal = { ...staff('portals.select'), made: 'staff' } as const

/** The portal itself, and on the admin portal all of them (TEN). */
export const staffPortalPages = {
  portalSettings: {
    ...ownPortal,
    pattern: addresses.portalSettings,
    menu: { title: 'Portal settings', group: 'Portal', icon: 'building', action: 'portals.read' },
  },
  portalSettingsInfo: { ...ownPortal, pattern: '/portal-settings/info' },
  portalSettingsCompany: { ...ownPortal, pattern: '/portal-settings/company' },
  portalSettingsCourses: { ...ownPortal, pattern: '/portal-settings/courses-management' },
  adminPortalSettings: { ...ownPortal, pattern: '/admin/portal/settings' },
  portals: {
    ...anyPortal,
    pattern: '/portals',
    menu: { title: 'All portals', group: 'Portal', icon: 'globe', action: 'portals.select', admin_portal: true },
  },
  portal: { ...anyPortal, pattern: '/portals/:id' },
  portalInfo: { ...anyPortal, pattern: '/portals/:id/settings' },
  portalCompany: { ...anyPortal, pattern: '/portals/:id/company' },
  portalCourses: { ...anyPortal, pattern: '/portals/:id/courses-management' },
  mySubscription: {
    ...staff(...permissionAdmins),
    pattern: addresses.mySubscription,
    made: 'staff',
    stays_open: 'always',
  },
} as const satisfies Readonly<Record<string, Page>>

const { scopes: _everybody, ...head } = staff()

export const staffPortalUnbuilt: readonly Page[] = [
  ...unbuilt(staff(...permissionAdmins), [
    '/admin/activity-logs',
    '/admin/callbacks',
    '/admin/history-distribution',
    '/admin/articles',
    ...below('/admin/articles', 'create', ':id'),
  ]),
  ...unbuilt(staff(...superAdmins), [
    '/admin/subscriptions',
    '/admin/subscriptions/attach',
    '/admin/subscriptions/:id',
  ]),
  ...unbuilt(
    {
      ...staff(),
      scopes: {
        requires: permissionAdmins,
        requires_with_subscription: permissionAdmins,
        to: addresses.mySubscription,
      },
    },
    ['/admin/two-way-api'],
  ),
  ...unbuilt(
    { ...staff(), scopes: { requires: ['credits.read'], excludes: ['manager'], to: addresses.managerCourses } },
    ['/admin/portal/credits'],
  ),
  ...unbuilt(staff(...adminsAndPortalLevel), ['/shipments', ...below('/shipments', 'create', ':id')]),
  // Partners exist on the core portal only (ROL-025)
  ...unbuilt(
    { ...staff('partner', ...permissionAdmins), guards: ['auth', 'onlyCorePortal'] },
    ['authors', 'external-pages', 'faq', 'features'].flatMap((name) => [
      `/partner/${name}`,
      ...below(`/partner/${name}`, 'create', ':id'),
    ]),
  ),
  // Parent addresses without a page of their own, and the developers' list of routes
  ...unbuilt({ ...head, guards: ['auth', 'redirectToDashboard'] }, ['/admin', '/admin/portal', '/partner']),
  ...unbuilt({ ...head, guards: ['onlyDev'] }, ['/dev/routes']),
]
