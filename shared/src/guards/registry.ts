import { auth, checkTokenResetPass, onlyDev, redirectIsAuthCookies, redirectToDashboard } from './visitor-guards.ts'
import {
  checkEnableCourseQuestions,
  checkPublicPageOnlyCorePortal,
  disabledIndexPage,
  hasMarketable,
  onlyCorePortal,
  redirectHasBlog,
  redirectHasCourseCatalog,
  redirectInHousePortal,
  redirectPublicPage,
} from './portal-guards.ts'
import { global, redirectTrailingSlash } from './every-page.ts'
import { pass, refuse, type Guard, type Outcome, type Visit } from './guard.ts'

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

/** Returns the outcome of the first guard that does not pass; an unknown guard name is a 500 'Unknown middleware' (SES-020). */
export function runGuards(names: readonly string[], visit: Visit): Outcome {
  for (const name of names) {
    if (!Object.hasOwn(guards, name)) return refuse('general.unknown_middleware')
    const outcome = guards[name as GuardName](visit)
    if (outcome.kind !== 'pass') return outcome
  }
  return pass
}
