import type { get_bundle } from '@portico/shared/contract/catalog/bundles.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import type { PublicPortal } from '@portico/shared/contract/portals/portals.ts'
import { excerpt } from '@portico/shared/rules/text/cut-text.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { absoluteUrl } from '../../seo/absolute-url.ts'

/** A bundle as schema.org ItemList of its courses. Its price is in the Product (`bundle-offer.ts`). */
export function bundleData(bundle: Data<typeof get_bundle>, { url }: PublicPortal) {
  const page = absoluteUrl(linkTo('bundle', { slug: bundle.slug }), url)
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    '@id': page,
    url: page,
    name: bundle.title,
    description: bundleText(bundle),
    ...(bundle.thumbnail ? { image: absoluteUrl(bundle.thumbnail, url) } : {}),
    numberOfItems: bundle.courses.length,
    itemListElement: bundle.courses.map((course, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: absoluteUrl(linkTo('course', { slug: course.slug }), url),
    })),
  }
}

/** What a bundle is, in plain text for structured data. */
export const bundleText = ({ description, courses_count }: Data<typeof get_bundle>): string =>
  excerpt({ html: description, length: 300 }) || `${courses_count} courses in one bundle.`
