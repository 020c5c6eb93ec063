import { auth } from './auth.ts'
import { checkEnableCourseQuestions } from './check-enable-course-questions.ts'
import { checkPublicPageOnlyCorePortal } from './check-public-page-only-core-portal.ts'
import { checkTokenResetPass } from './check-token-reset-pass.ts'
import { disabledIndexPage } from './disabled-index-page.ts'
import { global } from './global.ts'
import type { Guard } from './guard.ts'
import { hasMarketable } from './has-marketable.ts'
import { onlyCorePortal } from './only-core-portal.ts'
import { onlyDev } from './only-dev.ts'
import { redirectHasBlog } from './redirect-has-blog.ts'
import { redirectHasCourseCatalog } from './redirect-has-course-catalog.ts'
import { redirectInHousePortal } from './redirect-in-house-portal.ts'
import { redirectIsAuthCookies } from './redirect-is-auth-cookies.ts'
import { redirectPublicPage } from './redirect-public-page.ts'
import { redirectToDashboard } from './redirect-to-dashboard.ts'
import { redirectTrailingSlash } from './redirect-trailing-slash.ts'

/** The sixteen guards by their names in the specification (SES-019). */
export const guards = {
  auth,
  checkEnableCourseQuestions,
  checkPublicPageOnlyCorePortal,
  checkTokenResetPass,
  disabledIndexPage,
  global,
  hasMarketable,
  onlyCorePortal,
  onlyDev,
  redirectHasBlog,
  redirectHasCourseCatalog,
  redirectInHousePortal,
  redirectIsAuthCookies,
  redirectPublicPage,
  redirectToDashboard,
  redirectTrailingSlash,
} as const satisfies Readonly<Record<string, Guard>>

export type GuardName = keyof typeof guards
