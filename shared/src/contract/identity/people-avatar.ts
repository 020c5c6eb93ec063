import * as v from 'valibot'
import { endpoint, id, idParam, refererPortal } from '../../calls/endpoint.ts'
import { fileName } from '../../schemas/files.ts'

const params = v.object({ user_id: idParam() })
const refusals = ['general.not_found', 'users.own_account', 'users.ranks_higher', 'users.account_elsewhere'] as const

/** The body is the picture itself, as everywhere; its format follows from its name and must match its bytes. */
export const create_user_avatar = endpoint({
  method: 'POST',
  path: '/admin/users/:user_id/avatar',
  summary: 'Uploads the picture of a person whose account belongs to this portal only',
  action: 'users.edit',
  body_kind: 'raw',
  body_limit_bytes: 5 * 1024 ** 2,
  tx: false,
  params,
  query: v.object({ ...refererPortal, file_name: fileName }),
  output: v.object({ id: id(), avatar: v.string() }),
  errors: [
    ...refusals,
    'media.wrong_format',
    'media.wrong_size',
    'media.pixels_spent',
    'media.too_many_pixels',
    'media.no_room',
    'validation.failed',
  ],
})
export const delete_user_avatar = endpoint({
  method: 'DELETE',
  path: '/admin/users/:user_id/avatar',
  summary: 'Removes the picture of a person whose account belongs to this portal only',
  action: 'users.edit',
  params,
  query: v.object(refererPortal),
  output: v.object({ id: id(), avatar: v.null() }),
  errors: refusals,
})
