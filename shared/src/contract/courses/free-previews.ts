import * as v from 'valibot'
import { endpoint, id, idParam, refererPortal } from '../../calls/endpoint.ts'
import { learnerItem } from '../../item-types/learner-item.ts'
import { languageTag } from '../../schemas/text.ts'

// Lessons that visitors may open without an account: those of a published version whose author chose it, in a course on sale. Anything else is 404.
const one = { params: v.object({ id: idParam() }), query: v.object(refererPortal) }

export const get_free_preview = endpoint({
  method: 'GET',
  path: '/free-previews/:id',
  summary: 'Shows a lesson that its author opened to visitors',
  action: 'public',
  auth: 'public',
  ...one,
  output: v.object({ course: v.object({ id: id(), slug: v.string(), title: v.string() }), item: learnerItem }),
  errors: ['general.not_found'],
})
export const get_free_preview_file = endpoint({
  method: 'GET',
  path: '/free-previews/:id/file',
  summary: 'Redirects to the file of a lesson that is open to visitors, at a signed URL',
  action: 'public',
  auth: 'public',
  answers: 'redirect',
  params: one.params,
  query: v.object({
    ...refererPortal,
    download: v.optional(v.literal('1')),
    /** a file that the lesson's text links to */
    file: v.optional(v.pipe(v.string(), v.uuid())),
  }),
  output: v.null(),
  errors: ['general.not_found'],
})
export const get_free_preview_captions = endpoint({
  method: 'GET',
  path: '/free-previews/:id/captions/:language',
  summary: 'Returns the captions of a video that is open to visitors in one language, as WebVTT',
  action: 'public',
  auth: 'public',
  answers: 'file',
  params: v.object({ id: idParam(), language: languageTag }),
  query: v.object(refererPortal),
  output: v.any(),
  errors: ['general.not_found'],
})
