import { sitemapTag } from '@portico/shared/tags/tags.ts'
import { list_site_paths } from '@portico/shared/contract/catalog/catalog.ts'
import type { APIRoute } from 'astro'
import { loadOr404 } from '../loading/load-or-404.ts'
import { sitemapXml, xmlAnswer } from '../seo/sitemap-xml.ts'

export const GET: APIRoute = async ({ params: { bucket = '' }, locals: { call, portal, shows } }) => {
  const found = await loadOr404(call(list_site_paths, { query: { bucket } }))
  if (found === null || found.paths.length === 0) return new Response(null, { status: 404 })
  shows(sitemapTag(Number(bucket)))
  return xmlAnswer(sitemapXml(found.paths, portal.url))
}
