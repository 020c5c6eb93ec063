import type { GuardName } from '../guards/registry.ts'
import type { Scope, ScopeRule } from '../guards/scope-rule.ts'
import {
  adminsAndPortalLevel,
  adminsEditorAndInstructor,
  contentEditors,
  permissionAdmins,
  superAdmins,
} from '../role-groups.ts'
import type { Layout, Route } from './route.ts'

type More = { layout?: Layout; guards?: readonly GuardName[]; scopes?: ScopeRule }

const pages = (
  requires: readonly Scope[],
  patterns: readonly string[],
  { layout = 'default', guards = [], scopes = {} }: More = {},
): Route[] =>
  patterns.map((pattern) => ({
    pattern,
    app: 'admin',
    layout,
    guards: ['auth', ...guards],
    scopes: { requires, ...scopes },
  }))
const list = (path: string, ...pagesOf: readonly ('create' | ':id')[]): string[] => [
  path,
  ...pagesOf.map((one) => `${path}/${one}`),
]
const lists = (requires: Scope, ...names: readonly string[]): Route[] =>
  pages(
    [requires],
    names.flatMap((name) => list(`/portals/${name}`, 'create', ':id')),
  )
const below = (path: string, ...children: readonly string[]): string[] => children.map((child) => `${path}/${child}`)

const courseStaff = [...adminsEditorAndInstructor, 'portal_admin', 'course_admin'] as const satisfies readonly Scope[]
const builder = '/courses/builder/:slug'
const user = '/users/:slug'

/** The admin app (seed 001 §2). Which call a role may make, the grants table says; here stands which page it may open. */
export const staffRoutes: readonly Route[] = [
  // Course lists, builder and the manager's courses
  ...pages(['courses.read_drafts'], ['/courses/admin']),
  ...pages(
    ['credits.manage_own', ...permissionAdmins],
    [
      '/courses/managers',
      '/courses/managers/:slug',
      ...below(
        '/courses/managers/:slug',
        'outline',
        'overview',
        'take-credits',
        'certificates',
        'certificates/:user_id',
      ),
    ],
  ),
  ...pages(['courses.edit'], ['/courses/builder', '/courses/builder/create']),
  ...pages(courseStaff, [
    builder,
    ...below(
      builder,
      'assignments',
      'certificates',
      'certificates/:user_id',
      'enrollments',
      'exams',
      'instructors',
      'managers',
      'outline',
      'outline/items',
      'outline/:itemable_type/:item_id',
      'pricing',
      'surveys',
      'overview',
      'overview/certificate-template',
      'overview/details',
      'overview/due-dates',
      'overview/notifications',
      'overview/reviews',
      'overview/settings',
      'overview/shipping',
      'assignment-progress/:user_id/:related_id/:assignment_id',
      'exams-progress/:user_id/:related_id/:exam_id',
    ),
  ]),
  ...pages(courseStaff, below(builder, 'questions', 'questions/:question_id'), {
    guards: ['checkEnableCourseQuestions'],
  }),
  ...pages([...contentEditors, 'course_admin', 'instructor'], list('/question-pools', 'create', ':id')),

  // People
  ...pages(
    ['users.read'],
    [
      ...list('/users', 'create'),
      '/users/create-enrollment',
      user,
      ...below(
        user,
        ':portal_id/assign-roles',
        'certificates',
        'change-password',
        'courses',
        'enrollments',
        'info',
        'invoices',
        'seals',
        'settings',
        'tags',
      ),
    ],
  ),
  ...pages(
    ['manager', ...permissionAdmins],
    ['/users/managers/settings', '/users/managers/:slug/settings', '/users/managers/:slug/:portal_id/settings'],
  ),

  // The portal itself
  ...pages(
    ['portals.edit'],
    [
      '/portal-settings',
      ...below('/portal-settings', 'company', 'courses-management', 'info'),
      '/admin/portal/settings',
    ],
    { layout: 'initial' },
  ),
  ...pages(
    ['portals.select'],
    ['/portals', '/portals/:id', ...below('/portals/:id', 'company', 'courses-management', 'settings')],
  ),
  ...pages(superAdmins, ['/permissions', ...below('/permissions', 'channel', 'general', 'house')]),
  ...pages(permissionAdmins, [
    '/admin/my-subscription',
    '/admin/activity-logs',
    '/admin/callbacks',
    '/admin/history-distribution',
    ...list('/admin/articles', 'create', ':id'),
  ]),
  ...pages(superAdmins, ['/admin/subscriptions', '/admin/subscriptions/attach', '/admin/subscriptions/:id']),
  ...pages(permissionAdmins, ['/admin/two-way-api'], {
    scopes: { requires_with_subscription: permissionAdmins, to: '/admin/my-subscription' },
  }),
  ...pages(['credits.read'], ['/admin/portal/credits'], { scopes: { excludes: ['manager'], to: '/courses/managers' } }),

  // Reference lists
  ...lists(
    'lists.read',
    'agencies',
    'authors',
    'bundles',
    'features',
    'languages',
    'organizations',
    'schedules',
    'shippable-products',
    'subtitles',
    'tags',
    'topics',
    'training-options',
  ),
  ...lists('faq.read', 'faq', 'question-categories'),
  ...lists('articles.read', 'article-categories'),
  ...lists('pages.read', 'promo-buttons', 'widgets'),
  ...lists('reviews.moderate', 'reviews'),
  ...pages(
    ['lists.read'],
    [
      ...list('/portals/announcements'),
      ...list('/portals/shared-courses'),
      ...list('/portals/states', ':id'),
      '/portals/bundles/:id/shipping',
    ],
  ),
  ...pages(['pages.read'], list('/portals/pages', ':id')),
  ...pages([...adminsAndPortalLevel], list('/shipments', 'create', ':id')),

  // Partners exist on the core portal only (ROL-025)
  ...pages(
    ['partner', ...permissionAdmins],
    ['authors', 'external-pages', 'faq', 'features'].flatMap((name) => list(`/partner/${name}`, 'create', ':id')),
    { guards: ['onlyCorePortal'] },
  ),

  // Heads without a page of their own, and the developers' list of these routes
  ...pages([], ['/admin', '/admin/portal', '/partner'], { guards: ['redirectToDashboard'] }).map(
    ({ scopes: _none, ...route }) => route,
  ),
  { pattern: '/dev/routes', app: 'admin', layout: 'default', guards: ['onlyDev'] },
]
