import type { PortalFacts } from '../../shared/src/guards/guard.ts'

/** The core portal as guards see it: set up, with a storefront and a running subscription; each test changes what it needs. */
export const corePortalFacts: PortalFacts = {
  kind: 'core',
  type: 2,
  is_marketable: true,
  is_blocked: false,
  is_valid: true,
  has_blog: false,
  has_course_catalog: false,
  disable_course_questions: false,
  is_provider: false,
  has_subscription: true,
  host: 'portico.localhost',
  url: 'http://portico.localhost:8080',
}
