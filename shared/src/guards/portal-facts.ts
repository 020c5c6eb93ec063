import type { PublicPortal } from '../contract/portals.ts'
import { isBlocked } from '../rules/portals/is-blocked.ts'
import type { PortalFacts } from './guard.ts'

/** Derives the guards' facts from the public data of a portal. */
export function portalFacts(portal: PublicPortal): PortalFacts {
  const { setting } = portal
  return {
    kind: portal.kind,
    type: setting.type,
    is_marketable: setting.is_marketable,
    is_blocked: isBlocked(portal),
    is_valid: portal.is_valid,
    has_blog: setting.has_blog,
    has_course_catalog: setting.has_course_catalog,
    disable_course_questions: setting.disable_course_questions,
    is_provider: portal.is_provider,
    has_subscription: portal.has_subscription,
    host: new URL(portal.url).hostname,
    url: portal.url,
  }
}
