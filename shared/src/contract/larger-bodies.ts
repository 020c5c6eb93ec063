import type { Endpoint } from '../calls/endpoint.ts'
import { list_calls } from './lists.ts'
import { stripe_webhook } from './orders.ts'
import { update_terms, upload_portal_image } from './portal-settings.ts'
import { update_course } from './courses-editing.ts'
import { import_scorm } from './scorm.ts'

/** Every call whose body may be larger than a JSON document, for a reader that knows only paths (the edge). A test compares it with the contract. */
export const larger_bodies: readonly Endpoint[] = [
  stripe_webhook,
  update_terms,
  upload_portal_image,
  update_course,
  import_scorm,
  ...Object.values(list_calls)
    .flatMap((calls) => Object.values(calls))
    .filter((call) => call.body_limit_bytes !== undefined),
]
