import * as v from 'valibot'
import { endpoint, id, idParam, refererPortal } from '../../calls/endpoint.ts'
import { fileName } from '../../schemas/files.ts'

/** The body is the picture itself; its format follows from its name and must match its bytes (BLD-026). */
export const create_author_avatar = endpoint({
  method: 'POST',
  path: '/admin/authors/:id/avatar',
  summary: 'Uploads the picture of an author',
  action: 'lists.edit',
  body_kind: 'raw',
  body_limit_bytes: 5 * 1024 ** 2,
  tx: false,
  params: v.object({ id: idParam() }),
  query: v.object({ ...refererPortal, file_name: fileName }),
  output: v.object({ id: id(), avatar: v.string() }),
  errors: [
    'access.used_elsewhere',
    'general.not_found',
    'media.wrong_format',
    'media.wrong_size',
    'media.pixels_spent',
    'media.too_many_pixels',
    'media.no_room',
    'validation.failed',
  ],
})
export const delete_author_avatar = endpoint({
  method: 'DELETE',
  path: '/admin/authors/:id/avatar',
  summary: 'Removes the picture of an author',
  action: 'lists.edit',
  params: v.object({ id: idParam() }),
  query: v.object(refererPortal),
  output: v.object({ id: id(), avatar: v.null() }),
  errors: ['access.used_elsewhere', 'general.not_found', 'validation.failed'],
})
