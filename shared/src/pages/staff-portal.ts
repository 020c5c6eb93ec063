import { appPaths } from '../access/app-paths.ts'
import { adminsAndPortalLevel, permissionAdmins } from '../access/role-groups.ts'
import { unbuilt, type Page, type PageRules } from './page.ts'
import { below, staff } from './staff-rules.ts'

const setUp = { ...staff('portals.edit'), layout: 'initial', stays_open: 'in_setup' } as const satisfies PageRules
const ownPortal = { ...setUp, made: 'staff' } as const
const anyPortal = { ...staff('portals.select'), made: 'staff' } as const

/** The portal itself, and on the admin portal all portals (TEN). */
export const staffPortalPages = {
  portalSettings: {
    ...ownPortal,
    pattern: appPaths.portalSettings,
    menu: { title: 'Portal settings', group: 'Portal', icon: 'building', action: 'portals.read' },
  },
  portalSettingsInfo: { ...ownPortal, pattern: '/portal-settings/info' },
  portalSettingsCompany: { ...ownPortal, pattern: '/portal-settings/company' },
  portalSettingsCourses: { ...ownPortal, pattern: '/portal-settings/courses-management' },
  portalSettingsDomain: { ...ownPortal, pattern: '/portal-settings/domain' },
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
  portalDomain: { ...anyPortal, pattern: '/portals/:id/domain' },
  /** a list only: announcements are created in a dialog (REF-010) */
  announcements: {
    ...staff('announcements.edit'),
    pattern: '/portals/announcements',
    made: 'staff',
    menu: { title: 'Announcements', group: 'Content', icon: 'bell', action: 'announcements.edit' },
  },
  /** written by learners, so there is no page for a new one (REF-021, OP-57) */
  reviews: {
    ...staff('reviews.moderate'),
    pattern: '/portals/reviews',
    made: 'staff',
    menu: { title: 'Reviews', group: 'Content', icon: 'star', action: 'reviews.moderate' },
  },
  review: { ...staff('reviews.moderate'), pattern: '/portals/reviews/:id', made: 'staff' },
  searches: {
    ...staff('lists.read'),
    pattern: '/portals/searches',
    made: 'staff',
    menu: { title: 'Searches', group: 'Content', icon: 'search', action: 'lists.read' },
  },
  /** a list only: redirects are added in a dialog (OP-58) */
  redirects: {
    ...staff('portals.edit'),
    pattern: '/portals/redirects',
    made: 'staff',
    menu: { title: 'Redirects', group: 'Content', icon: 'arrow-right', action: 'portals.edit' },
  },
  subscriptions: {
    ...staff('subscriptions.manage'),
    pattern: '/admin/subscriptions',
    made: 'staff',
    menu: {
      title: 'Subscriptions',
      group: 'Portal',
      icon: 'award',
      action: 'subscriptions.manage',
      admin_portal: true,
    },
  },
  attachSubscription: { ...staff('subscriptions.manage'), pattern: '/admin/subscriptions/attach', made: 'staff' },
  subscription: { ...staff('subscriptions.manage'), pattern: '/admin/subscriptions/:id', made: 'staff' },
  portalCredits: {
    ...staff(),
    scopes: { requires: ['credits.read'], excludes: ['manager'], to: appPaths.managerCourses },
    made: 'staff',
    pattern: '/admin/portal/credits',
    menu: { title: 'Credits', group: 'Portal', icon: 'award', action: 'credits.read_portal' },
    scroll: 'stays_when_filtered',
  },
  creditHistory: {
    ...staff(...permissionAdmins),
    made: 'staff',
    pattern: '/admin/history-distribution',
    stands_under: '/admin/portal/credits',
    scroll: 'stays_when_filtered',
  },
  mySubscription: {
    ...staff(...permissionAdmins),
    pattern: appPaths.mySubscription,
    made: 'staff',
    stays_open: 'always',
  },
} as const satisfies Readonly<Record<string, Page>>

const { scopes: _everybody, ...head } = staff()

export const staffPortalUnbuilt: readonly Page[] = [
  ...unbuilt(staff(...permissionAdmins), [
    '/admin/activity-logs',
    '/admin/callbacks',
    '/admin/articles',
    ...below('/admin/articles', 'create', ':id'),
  ]),
  ...unbuilt(
    {
      ...staff(),
      scopes: {
        requires: permissionAdmins,
        requires_with_subscription: permissionAdmins,
        to: appPaths.mySubscription,
      },
    },
    ['/admin/two-way-api'],
  ),
  ...unbuilt(staff(...adminsAndPortalLevel), ['/shipments', ...below('/shipments', 'create', ':id')]),
  // Parent paths without a page of their own, and the developers' list of routes
  ...unbuilt({ ...head, guards: ['auth', 'redirectToDashboard'] }, ['/admin', '/admin/portal', '/partner']),
  ...unbuilt({ ...head, guards: ['onlyDev'] }, ['/dev/routes']),
]
