import { portalTag } from '@portico/shared/tags/tags.ts'
import type { APIRoute } from 'astro'
import { portalCss } from '../features/portal-css/portal-css.ts'

/** The portal's colors, in their own file so that pages need no inline style. */
export const GET: APIRoute = ({ locals }) => {
  locals.shows(portalTag(locals.portal.id))
  return new Response(portalCss(locals.portal), { headers: { 'content-type': 'text/css; charset=utf-8' } })
}
