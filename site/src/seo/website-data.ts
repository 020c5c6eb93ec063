import type { PublicPortal } from '@portico/shared/contract/portals/portals.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { absoluteUrl } from './absolute-url.ts'

/** The storefront as schema.org WebSite, with its search. */
export function websiteData({ name, url }: PublicPortal) {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    url: absoluteUrl('/', url),
    potentialAction: {
      '@type': 'SearchAction',
      target: `${absoluteUrl(linkTo('courses'), url)}?search={search}`,
      'query-input': 'required name=search',
    },
  }
}
