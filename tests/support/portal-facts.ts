import type { PortalFacts } from '../../shared/src/guards/guard.ts'

/** The core portal as guards know it: set up, with a shop and a running subscription; a test changes what it is about. */
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
