import { closedToRobots } from '@portico/shared/pages/closed-to-robots.ts'
import { portalTag } from '@portico/shared/tags/tags.ts'
import type { APIRoute } from 'astro'
import { absoluteUrl } from '../seo/absolute-url.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'

/** Crawler rules; portals without a storefront are fully disallowed. */
export const GET: APIRoute = ({ locals: { portal, shows } }) => {
  shows(portalTag(portal.id))
  const lines = portal.has_storefront
    ? [
        'User-agent: *',
        ...closedToRobots.map((path) => `Disallow: ${path}`),
        '',
        `Sitemap: ${absoluteUrl(linkTo('sitemap'), portal.url)}`,
      ]
    : ['User-agent: *', 'Disallow: /']
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
