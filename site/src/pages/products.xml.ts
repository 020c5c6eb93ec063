import { list_bundles } from '@portico/shared/contract/catalog/bundles.ts'
import { list_course_archive } from '@portico/shared/contract/catalog/collections.ts'
import type { APIRoute } from 'astro'
import { bundleProduct, courseProduct, productFeed } from '../seo/product-feed.ts'
import { xmlAnswer } from '../seo/sitemap-xml.ts'

/** Everything for sale. Loaded range by range, so that a large catalog never comes in one API response. */
export const GET: APIRoute = async ({ locals: { call, portal } }) => {
  const products = (await call(list_bundles)).map(bundleProduct)
  for (const range of (await call(list_course_archive)).ranges) {
    const { courses } = await call(list_course_archive, { query: { range: String(range) } })
    products.push(...courses.map(courseProduct))
  }
  return xmlAnswer(
    productFeed(
      products.filter((each) => each !== null),
      portal,
    ),
  )
}
