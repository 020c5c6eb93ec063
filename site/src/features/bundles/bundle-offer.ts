import type { get_bundle } from '@portico/shared/contract/catalog/bundles.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import type { PublicPortal } from '@portico/shared/contract/portals/portals.ts'
import { bundlePrice } from '@portico/shared/rules/pricing/bundle-price.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { absoluteUrl } from '../../seo/absolute-url.ts'
import { bundleText } from './bundle-data.ts'

/** A bundle as schema.org Product with its only offer; null if it has no course to sell. */
export function bundleOffer(bundle: Data<typeof get_bundle>, { name, url }: PublicPortal) {
  if (bundle.courses_count === 0) return null
  const page = absoluteUrl(linkTo('bundle', { slug: bundle.slug }), url)
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${page}#product`,
    url: page,
    name: bundle.title,
    description: bundleText(bundle),
    brand: { '@type': 'Organization', name },
    ...(bundle.thumbnail ? { image: absoluteUrl(bundle.thumbnail, url) } : {}),
    offers: {
      '@type': 'Offer',
      price: (bundlePrice(bundle) / 100).toFixed(2),
      priceCurrency: 'USD',
      url: page,
      availability: 'https://schema.org/InStock',
    },
  }
}
