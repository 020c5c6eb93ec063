import type { get_bundle } from '@portico/shared/contract/catalog-bundles.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import type { PublicPortal } from '@portico/shared/contract/portals.ts'
import { bundlePrice } from '@portico/shared/rules/pricing/bundle-price.ts'
import { excerpt } from '@portico/shared/rules/text/excerpt.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { absoluteUrl } from '../../seo/absolute-url.ts'

/** A bundle as schema.org Product with its one offer. */
export function bundleData(bundle: Data<typeof get_bundle>, { name, url }: PublicPortal) {
  const page = absoluteUrl(linkTo('bundle', { slug: bundle.slug }), url)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': page,
    url: page,
    name: bundle.title,
    description: excerpt({ html: bundle.description, length: 300 }) || `${bundle.courses_count} courses in one bundle.`,
    ...(bundle.thumbnail ? { image: absoluteUrl(bundle.thumbnail, url) } : {}),
    brand: { '@type': 'Organization', name },
    offers: {
      '@type': 'Offer',
      price: (bundlePrice(bundle) / 100).toFixed(2),
      priceCurrency: 'USD',
      url: page,
      availability: 'https://schema.org/InStock',
    },
  }
}
