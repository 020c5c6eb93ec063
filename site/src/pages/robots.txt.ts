import { portalTag } from '@portico/shared/pages/tags.ts'
import type { APIRoute } from 'astro'
import { absoluteUrl } from '../seo/absolute-url.ts'
import { paths } from '../paths.ts'

const closed = [
  '/api/',
  '/cart',
  '/checkout/',
  '/orders',
  '/courses/learner',
  '/courses/managers',
  '/courses/admin',
  '/profile/',
  '/dashboard',
  '/users',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/*?',
]

/** What crawlers may read; portals without a storefront are closed altogether. */
export const GET: APIRoute = ({ locals: { portal, shows } }) => {
  shows(portalTag(portal.id))
  const lines = portal.has_storefront
    ? [
        'User-agent: *',
        ...closed.map((path) => `Disallow: ${path}`),
        '',
        `Sitemap: ${absoluteUrl(paths.sitemap(), portal.url)}`,
      ]
    : ['User-agent: *', 'Disallow: /']
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
