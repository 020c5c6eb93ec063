/** Storefront calls that name nothing of a portal. */
export const catalogNameless: readonly string[] = [
  'list_course_catalog',
  'list_portal_catalog',
  'select_courses',
  'select_public_courses',
  'list_searches',
  'list_portal_reviews',
  'list_categories',
  'select_categories',
  'list_options',
  'select_options',
  'export_searches',
  'record_consent',
  // The core portal's sessions are readable on every portal (OP-42).
  'list_schedules',
  'list_session_links',
  'download_schedule',
  // Its link is a secret of its own, and an unknown one is answered alike.
  'unsubscribe_from_openings',
  'list_renewals',
  'list_google_reviews',
  'check_google_reviews',
]
