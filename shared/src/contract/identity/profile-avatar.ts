import * as v from 'valibot'
import { endpoint, refererPortal } from '../../calls/endpoint.ts'
import { fileName } from '../../schemas/files.ts'

/** The body is the picture itself; its format follows from its name and must match its bytes. */
export const create_own_avatar = endpoint({
  method: 'POST',
  path: '/profile/avatar',
  summary: 'Uploads your picture',
  action: 'profile.edit',
  body_kind: 'raw',
  body_limit_bytes: 5 * 1024 ** 2,
  tx: false,
  query: v.object({ ...refererPortal, file_name: fileName }),
  output: v.object({ avatar: v.string() }),
  errors: [
    'general.not_found',
    'general.too_many_requests',
    'media.wrong_format',
    'media.wrong_size',
    'media.pixels_spent',
    'media.too_many_pixels',
    'media.no_room',
    'validation.failed',
  ],
})
export const delete_own_avatar = endpoint({
  method: 'DELETE',
  path: '/profile/avatar',
  summary: 'Removes your picture',
  action: 'profile.edit',
  query: v.object(refererPortal),
  output: v.object({ avatar: v.null() }),
  errors: ['general.not_found'],
})
