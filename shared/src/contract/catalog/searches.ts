import * as v from 'valibot'
import { endpoint, id, instant, refererPortal } from '../../calls/endpoint.ts'
import { cursor, perPage, withTotal } from '../../schemas/lists.ts'

/** Filter for the phrases in the log: all, or those that found nothing in their last search. */
export const searchFilters = ['all', 'nothing_found'] as const
const narrowed = { ...refererPortal, show: v.optional(v.picklist(searchFilters), 'all') }

export const list_searches = endpoint({
  method: 'GET',
  path: '/admin/searches',
  summary: 'Lists the phrases that visitors searched for in the last twelve months, latest first',
  action: 'lists.read',
  answers: 'paged',
  query: v.object({ ...narrowed, cursor: v.optional(cursor), per_page: perPage(20), with_total: withTotal }),
  output: v.array(
    v.object({
      id: id(),
      query: v.string(),
      times: v.number(),
      /** number of courses it found the last time */
      results: v.number(),
      last_at: instant(),
    }),
  ),
  errors: ['validation.failed', 'validation.cursor', 'portals.not_yours'],
})
export type SearchedPhrase = v.InferOutput<typeof list_searches.output>[number]

export const export_searches = endpoint({
  method: 'GET',
  path: '/admin/searches/export',
  summary: 'Exports the individual searches of the portal as CSV, latest first',
  action: 'lists.read',
  answers: 'file',
  file_type: 'text/csv',
  query: v.object(narrowed),
  output: v.null(),
  errors: ['validation.failed', 'portals.not_yours'],
})
