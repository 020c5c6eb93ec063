/** Every address of the storefront. Pages, islands, the sitemap and the list of static routes read it here and nowhere else. */
const part = encodeURIComponent

export const paths = {
  home: () => '/',
  page: (slug: string) => `/${part(slug)}`,
  courses: () => '/courses',
  coursesOfTopic: (slug: string) => `/courses?topic=${part(slug)}`,
  courseSearch: (q: string) => `/courses?search=${part(q)}`,
  course: (slug: string) => `/course/${part(slug)}`,
  bundles: () => '/bundles',
  bundle: (slug: string) => `/bundles/${part(slug)}`,
  faq: () => '/faq',
  question: (slug: string) => `/faq/${part(slug)}`,
  certificate: (serial: string) => `/certificates/${part(serial)}`,

  cart: () => '/cart',
  checkoutCourse: () => '/checkout/course',
  checkoutBundle: () => '/checkout/bundle',
  checkoutSubscription: () => '/checkout/subscription',
  orders: () => '/orders',
  order: (id: number) => `/orders/${id}`,
  orderSuccess: (kind: 'course' | 'bundle' | 'subscription') => `/orders/success/${kind}`,

  login: () => '/login',
  register: () => '/register',
  forgotPassword: () => '/forgot-password',
  resetPassword: () => '/reset-password',
  profileSettings: () => '/profile/settings',
  security: () => '/profile/security',
  dashboard: () => '/dashboard',

  learnerCourses: () => '/courses/learner',
  learnerCourse: (slug: string) => `/courses/learner/${part(slug)}`,
  outline: (slug: string, relatedId: number) => `/courses/learner/${part(slug)}/${relatedId}/outline`,
  overview: (slug: string, relatedId: number) => `/courses/learner/${part(slug)}/${relatedId}/overview`,
  learnerCertificates: (slug: string, relatedId: number) => `/courses/learner/${part(slug)}/${relatedId}/certificates`,

  terms: () => '/terms',
  termsOfUse: () => '/terms-of-use',
  privacyPolicy: () => '/privacy-policy',
  adaAccessibility: () => '/ada-accessibility',
  equalEmployment: () => '/equal-employment',
  comingSoon: () => '/coming-soon',
  notFound: () => '/not-found',
  error: () => '/error',
  blocked: () => '/blocked',

  sitemap: () => '/sitemap.xml',
  sitemapBucket: (bucket: number) => `/sitemap-${bucket}.xml`,
  robots: () => '/robots.txt',
  portalCss: () => '/portal.css',
} as const

/** The legal and footer menu of LEG-001, in its order. */
export const legalMenu = [
  { title: 'Terms of Use', path: paths.termsOfUse() },
  { title: 'Privacy Policy', path: paths.privacyPolicy() },
  { title: 'ADA Accessibility', path: paths.adaAccessibility() },
  { title: 'Equal Employment and Anti-Discrimination Policy', path: paths.equalEmployment() },
] as const
