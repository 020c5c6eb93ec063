/**
 * Addresses that what stands below the registry of pages leads to: landings, guards, failed calls. Each page is declared with its own
 * in `shared/src/pages`, where links find them by name.
 */
export const addresses = {
  // Where most guards send people (OP-21, OP-26).
  login: '/login',
  dashboard: '/dashboard',
  profileSettings: '/profile/settings',
  // Where second factors are set up and proven, and sessions are ended.
  security: '/profile/security',
  courses: '/courses',
  learnerCourses: '/courses/learner',
  managerCourses: '/courses/managers',
  staffCourses: '/courses/admin',
  users: '/users',
  portalSettings: '/portal-settings',
  mySubscription: '/admin/my-subscription',
  comingSoon: '/coming-soon',
  notFound: '/not-found',
  error: '/error',
} as const
