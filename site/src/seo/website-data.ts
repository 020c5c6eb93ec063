import type { PublicPortal } from '@portico/shared/contract/portals.ts'
import { paths } from '../paths.ts'
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
      target: `${absoluteUrl(paths.courses(), url)}?search={search}`,
      'query-input': 'required name=search',
    },
  }
}
