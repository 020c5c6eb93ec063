import * as v from 'valibot'
import { endpoint, id, idParam, instant, refererPortal } from '../../calls/endpoint.ts'
import { maxCharacters, requiredText } from '../../schemas/text.ts'
import { cursor, perPage, withTotal } from '../../schemas/lists.ts'
import { fileName } from '../../schemas/files.ts'

// Staff records about a person: notes for each other, tags, seals.

const query = v.object(refererPortal)
const ofPerson = { params: v.object({ user_id: idParam() }), query }

const note = v.object({
  id: id(),
  content: v.string(),
  author: v.string(),
  /** only its author can change it */
  is_own: v.boolean(),
  created_at: instant(),
  updated_at: instant(),
})
export type UserNote = v.InferOutput<typeof note>
const noteBody = v.object({ content: requiredText(4_000) })
const ofNote = { params: v.object({ user_id: idParam(), note_id: idParam() }), query }

export const list_user_notes = endpoint({
  method: 'GET',
  path: '/admin/users/:user_id/notes',
  summary: 'Lists staff notes about a person, newest first; the person never sees them',
  action: 'users.read',
  answers: 'paged',
  params: ofPerson.params,
  query: v.object({ ...refererPortal, cursor: v.optional(cursor), per_page: perPage(20), with_total: withTotal }),
  output: v.array(note),
  errors: ['general.not_found', 'validation.cursor', 'validation.failed'],
})
export const create_user_note = endpoint({
  method: 'POST',
  path: '/admin/users/:user_id/notes',
  summary: 'Adds a note about a person',
  action: 'users.edit',
  ...ofPerson,
  body: noteBody,
  output: note,
  errors: ['general.not_found', 'validation.failed'],
})
export const update_user_note = endpoint({
  method: 'PATCH',
  path: '/admin/users/:user_id/notes/:note_id',
  summary: 'Changes a note that the caller wrote',
  action: 'users.edit',
  ...ofNote,
  body: noteBody,
  output: note,
  errors: ['general.not_found', 'users.note_of_other', 'validation.failed'],
})
export const delete_user_note = endpoint({
  method: 'DELETE',
  path: '/admin/users/:user_id/notes/:note_id',
  summary: 'Deletes a note that the caller wrote',
  action: 'users.edit',
  ...ofNote,
  output: v.object({ id: id() }),
  errors: ['general.not_found', 'users.note_of_other'],
})

export const mostTags = 20
const tag = v.pipe(requiredText(40), v.regex(/^[^,\n]*$/, 'Please enter a valid value.'))
export const set_user_tags = endpoint({
  method: 'PUT',
  path: '/admin/users/:user_id/user-tags',
  summary: 'Sets the tags of a person in any order; upper and lower case are the same tag',
  action: 'users.edit',
  ...ofPerson,
  body: v.object({ tags: v.pipe(v.array(tag), v.maxLength(mostTags, `At most ${mostTags} tags`)) }),
  output: v.object({ id: id(), tags: v.array(v.string()) }),
  errors: ['general.not_found', 'validation.failed'],
})
export const find_user_tags = endpoint({
  method: 'GET',
  path: '/admin/user-tags',
  summary: 'Lists the tags used for people of the portal, most used first',
  action: 'users.read',
  query: v.object({ ...refererPortal, search: v.optional(v.pipe(v.string(), maxCharacters(40))) }),
  output: v.array(v.object({ tag: v.string(), people: v.number() })),
  errors: ['validation.failed'],
})

const seal = v.object({
  id: id(),
  title: v.string(),
  image: v.string(),
  granted_at: instant(),
  granted_by: v.string(),
})
export type Seal = v.InferOutput<typeof seal>
export const list_user_seals = endpoint({
  method: 'GET',
  path: '/admin/users/:user_id/seals',
  summary: 'Lists the seals granted to a person, newest first',
  action: 'users.read',
  ...ofPerson,
  output: v.array(seal),
  errors: ['general.not_found'],
})
/** The body is the picture itself; its format follows from its name and must match its bytes. */
export const grant_user_seal = endpoint({
  method: 'POST',
  path: '/admin/users/:user_id/seals',
  summary: 'Grants a person a seal: a badge with a title',
  action: 'users.edit',
  body_kind: 'raw',
  body_limit_bytes: 5 * 1024 ** 2,
  tx: false,
  params: ofPerson.params,
  query: v.object({
    ...refererPortal,
    file_name: fileName,
    title: requiredText(120),
  }),
  output: seal,
  errors: [
    'general.not_found',
    'media.wrong_format',
    'media.wrong_size',
    'media.pixels_spent',
    'media.too_many_pixels',
    'media.no_room',
    'validation.failed',
  ],
})
export const remove_user_seal = endpoint({
  method: 'DELETE',
  path: '/admin/users/:user_id/seals/:seal_id',
  summary: 'Revokes a seal',
  action: 'users.edit',
  params: v.object({ user_id: idParam(), seal_id: idParam() }),
  query,
  output: v.object({ id: id() }),
  errors: ['general.not_found'],
})
