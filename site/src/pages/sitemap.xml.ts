import { list_site_paths } from '@portico/shared/contract/catalog/catalog.ts'
import type { APIRoute } from 'astro'
import { sitemapIndexXml, xmlAnswer } from '../seo/sitemap-xml.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'

export const GET: APIRoute = async ({ locals: { call, portal } }) => {
  const { buckets } = await call(list_site_paths)
  return xmlAnswer(
    sitemapIndexXml(
      buckets.map(({ range, written_at }) => ({ path: linkTo('sitemapRange', { range }), written_at })),
      portal.url,
    ),
  )
}
