/**
 * Paths needed by code below the page registry: landings, guards, failed calls. Each page also declares its own path in `shared/src/pages`, where
 * links look it up by name.
 */
export const appPaths = {
  // Target of most guard redirects (OP-21, OP-26).
  login: '/login',
  dashboard: '/dashboard',
  profileSettings: '/profile/settings',
  // Page for setting up and proving second factors and for ending sessions.
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
