import * as v from 'valibot'
import { endpoint, idParam, refererPortal } from '../../calls/endpoint.ts'
import { attachedFile } from '../../item-types/attached-file.ts'
import { create_material } from '../materials.ts'

const one = {
  params: v.object({ course_id: idParam(), assignment_id: idParam() }),
  query: v.object(refererPortal),
}

/** ASG-007. The outline editor uses the library instead; this call is for callers that have only the file. */
export const create_assignment_attachment = endpoint({
  method: 'POST',
  path: '/courses/:course_id/assignments/:assignment_id/attachment',
  summary: 'Stores a file (form data with `file`) in the library and attaches it to an assignment of the draft',
  action: 'courses.edit',
  body_kind: 'raw',
  body_limit_bytes: create_material.body_limit_bytes,
  tx: false,
  ...one,
  output: v.object({ file: attachedFile }),
  errors: ['courses.shared_content', ...create_material.errors, 'general.not_found', 'media.gone'],
})
export const delete_assignment_attachment = endpoint({
  method: 'DELETE',
  path: '/courses/:course_id/assignments/:assignment_id/attachment',
  summary: 'Detaches the file from an assignment of the draft; it stays in the library',
  action: 'courses.edit',
  ...one,
  output: v.object({ file: v.null() }),
  errors: ['general.not_found'],
})
