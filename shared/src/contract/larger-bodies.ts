import type { Endpoint } from '../calls/endpoint.ts'
import { list_calls } from './lists/lists.ts'
import { create_author_avatar } from './lists/author-avatar.ts'
import { stripe_webhook } from './orders/orders.ts'
import { add_purchase_document } from './orders/purchase.ts'
import { update_terms, upload_portal_image } from './portals/portal-settings.ts'
import { create_assignment_attachment } from './courses/outline-assignments.ts'
import { create_course_item, update_course_item } from './courses/outline-items.ts'
import { create_pool_questions, read_questions } from './exams/question-pools.ts'
import { update_course, upload_course_picture } from './courses/editing.ts'
import { create_material, replace_material } from './materials.ts'
import { judge_enrollments } from './learning/enrollments-import.ts'
import { bulk_invite } from './learning/invitations-import.ts'
import { update_provider_company } from './partners/own.ts'
import { grant_user_seal } from './identity/people-about.ts'
import { create_user_avatar } from './identity/people-avatar.ts'
import { create_own_avatar } from './identity/profile-avatar.ts'
import { import_scorm } from './scorm/scorm.ts'
import { add_tax_exemption } from './orders/sales-tax-exemptions.ts'
import { append_upload, create_upload } from './uploads.ts'

/**
 * Every call whose body may be larger than a JSON document, for code that knows only paths (the edge). A test compares the list with the contract.
 */
export const larger_bodies: readonly Endpoint[] = [
  stripe_webhook,
  update_terms,
  upload_portal_image,
  add_tax_exemption,
  add_purchase_document,
  update_course,
  upload_course_picture,
  create_author_avatar,
  create_assignment_attachment,
  create_course_item,
  update_course_item,
  create_pool_questions,
  read_questions,
  judge_enrollments,
  bulk_invite,
  update_provider_company,
  grant_user_seal,
  create_user_avatar,
  create_own_avatar,
  import_scorm,
  create_material,
  replace_material,
  create_upload,
  append_upload,
  ...Object.values(list_calls)
    .flatMap((calls) => Object.values(calls))
    .filter((call) => call.body_limit_bytes !== undefined),
]
