import * as v from 'valibot'
import { endpoint, id, idParam, instant, refererPortal } from '../../calls/endpoint.ts'
import { cursor, perPage, withTotal } from '../../schemas/lists.ts'
import { pagePath } from '../../schemas/page-path.ts'

// Paths that lead to another path of the same portal, permanently (301): renamed pages (OP-58), and what staff add themselves.

const redirect = v.object({
  id: id(),
  from_path: v.string(),
  to_path: v.string(),
  /** false: made when a slug was changed */
  by_hand: v.boolean(),
  created_at: instant(),
})
export type Redirect = v.InferOutput<typeof redirect>

export const list_redirects = endpoint({
  method: 'GET',
  path: '/portal-redirects',
  summary: 'Lists the paths of the portal that redirect to another path, newest first',
  action: 'portals.edit',
  answers: 'paged',
  query: v.object({
    ...refererPortal,
    search: v.optional(v.pipe(v.string(), v.maxLength(200))),
    cursor: v.optional(cursor),
    per_page: perPage(20),
    with_total: withTotal,
  }),
  output: v.array(redirect),
  errors: ['validation.cursor', 'validation.failed'],
})
export const create_redirect = endpoint({
  method: 'POST',
  path: '/portal-redirects',
  summary: 'Redirects a path without a page to a page of the same portal',
  action: 'portals.edit',
  query: v.object(refererPortal),
  body: v.object({ from_path: pagePath, to_path: pagePath }),
  output: redirect,
  errors: [
    'redirects.exists',
    'redirects.leads_on',
    'redirects.no_page',
    'redirects.page_exists',
    'redirects.same_path',
    'validation.failed',
  ],
})
export const delete_redirect = endpoint({
  method: 'DELETE',
  path: '/portal-redirects/:id',
  summary: 'Removes a redirect; its old path answers as any path without a page',
  action: 'portals.edit',
  params: v.object({ id: idParam() }),
  query: v.object(refererPortal),
  output: v.null(),
  errors: ['general.not_found'],
})
