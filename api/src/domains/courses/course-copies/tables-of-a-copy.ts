import type { PgTable } from 'drizzle-orm/pg-core'
import {
  courseAgencies,
  coursePricings,
  courses,
  courseStates,
  courseTags,
  courseTopics,
  courseTrainingOptions,
} from '../tables.ts'

/** Tables with course settings that are copied too (OP-91). */
export const copiedTables: readonly PgTable[] = [
  coursePricings,
  courseTopics,
  courseAgencies,
  courseStates,
  courseTrainingOptions,
  courseTags,
]

/** Tables that refer to a course but are not copied: people and their work, and data created again. A test checks that every such table is listed. */
export const leftTables = {
  course_versions: 'its content becomes the draft of the copy',
  modules: 'made anew with the draft',
  module_items: 'made anew with the draft',
  course_instructors: 'people',
  course_managers: 'people',
  course_providers: 'people: partners who offer it',
  course_copies: 'the copies themselves',
  course_shares: 'agreed with other portals about the original',
  bundle_courses: 'a bundle sells what its author put into it',
  coupon_courses: 'a coupon lowers what its author chose',
  schedules: 'sessions on days of their own',
  enrollments: 'people',
  student_questions: 'people',
  accreditations: 'an agency approved the original alone',
  proof_jobs: 'files that somebody asked for',
  reviews: 'people',
  order_lines: 'orders',
  certificates: 'people',
  credit_accounts: 'credits that were bought',
  claim_links: 'people',
  catalog: 'follows from publishing',
  search_outbox: 'follows from publishing',
  opening_requests: 'people',
  scorm_imports: 'uploads of the original',
  uploads: 'uploads of the original',
} as const

/** Columns of the course's row that the copy does not take over. */
export const ownColumns: readonly (keyof typeof courses.$inferSelect)[] = [
  'id',
  'portal_id',
  'slug',
  'title',
  'publication_status',
  'archived_from',
  'published_at',
  'updated_at',
  'created_at',
  'deleted_at',
  'popularity',
  // Set by the portal that shares the course.
  'is_bought',
  'max_discount',
  'share_id',
]
