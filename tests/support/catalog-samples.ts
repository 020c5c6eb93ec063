import type { NamedSample } from './sample.ts'

/** Storefront calls that name something of a portal. */
export const catalogSamples: Record<string, NamedSample> = {
  cart_bundles: { make: (k) => ({ query: { ids: k.bundle_id } }) },
  cart_courses: { make: (k) => ({ query: { ids: k.course_id } }) },
  get_bundle: { make: (k) => ({ path: { slug: k.bundle_slug } }) },
  list_related_courses: { make: (k) => ({ path: { slug: k.slug } }) },
  get_course: { make: (k) => ({ path: { slug: k.slug } }) },
  get_free_preview: { make: (k) => ({ path: { id: k.text_item } }) },
  get_free_preview_file: { control: 302, make: (k) => ({ path: { id: k.document_item } }) },
  // A document has no captions.
  get_free_preview_captions: { control: 404, make: (k) => ({ path: { id: k.document_item, language: 'en' } }) },
  list_reviews: { make: (k) => ({ path: { slug: k.slug } }) },
  request_opening_mail: { make: (k) => ({ path: { slug: k.slug }, body: { email: 'ada@example.com' } }) },
  get_opening_request: { make: (k) => ({ path: { slug: k.slug } }) },
  cancel_opening_request: { make: (k) => ({ path: { slug: k.slug } }) },
  list_session_seats: { make: (k) => ({ path: { id: k.session_id } }) },
  export_session_seats: { make: (k) => ({ path: { id: k.session_id } }) },
  cancel_session_seat: { make: (k) => ({ path: { id: k.session_id, seat_id: k.seat_id } }) },
  get_collection: { make: (k) => ({ path: { family: 'topic', slug: k.topic_slug } }) },
  get_faq: { make: (k) => ({ path: { slug: k.faq_slug } }) },
}

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
  'list_seats_left',
  'list_learner_sessions',
  'reserve_seat',
  'cancel_seat',
  'download_schedule',
  // Its link is a secret of its own, and an unknown one is answered alike.
  'unsubscribe_from_openings',
  'list_renewals',
  'list_google_reviews',
  'check_google_reviews',
]
