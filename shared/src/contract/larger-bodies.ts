import type { Endpoint } from '../calls/endpoint.ts'
import { list_calls } from './lists.ts'
import { stripe_webhook } from './orders.ts'
import { update_terms, upload_portal_image } from './portal-settings.ts'
import { create_assignment_attachment } from './outline-assignments.ts'
import { create_course_item, update_course_item } from './outline-items.ts'
import { create_pool_questions, read_questions } from './question-pools.ts'
import { update_course, upload_course_picture } from './courses-editing.ts'
import { create_material, replace_material } from './materials.ts'
import { judge_enrollments } from './enrollments-import.ts'
import { import_scorm } from './scorm.ts'
import { append_upload, create_upload } from './uploads.ts'

/** Every call whose body may be larger than a JSON document, for a reader that knows only paths (the edge). A test compares it with the contract. */
export const larger_bodies: readonly Endpoint[] = [
  stripe_webhook,
  update_terms,
  upload_portal_image,
  update_course,
  upload_course_picture,
  create_assignment_attachment,
  create_course_item,
  update_course_item,
  create_pool_questions,
  read_questions,
  judge_enrollments,
  import_scorm,
  create_material,
  replace_material,
  create_upload,
  append_upload,
  ...Object.values(list_calls)
    .flatMap((calls) => Object.values(calls))
    .filter((call) => call.body_limit_bytes !== undefined),
]
