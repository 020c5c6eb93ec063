import * as v from 'valibot'
import { endpoint, id, refererPortal } from '../../calls/endpoint.ts'

const text = v.string()

/** An entry found by the palette: enough to name it and link to it. */
const foundEntry = v.variant('kind', [
  v.object({ kind: v.literal('course'), id: id(), title: text, slug: text }),
  v.object({ kind: v.literal('user'), id: id(), title: text, email: text }),
  v.object({ kind: v.literal('order'), id: id(), title: text, email: text }),
  v.object({ kind: v.literal('list'), id: id(), title: text, list: text }),
])
export type FoundEntry = v.InferOutput<typeof foundEntry>

/** Finds entries for the palette of the admin app, in addition to pages; each kind only for people who may read it. */
export const find_entries = endpoint({
  method: 'GET',
  path: '/admin/entries',
  summary: 'Searches courses, people, orders and list entries by a few letters, as far as the role may read them',
  action: 'profile.read',
  query: v.object({
    ...refererPortal,
    search: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(2),
      v.maxLength(200),
      v.check((words) => !words.includes('\u0000')),
    ),
  }),
  output: v.array(foundEntry),
  errors: ['validation.failed'],
})
