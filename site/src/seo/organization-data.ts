import type { PublicPortal } from '@portico/shared/contract/portals/portals.ts'
import { absoluteUrl } from './absolute-url.ts'

/** The portal as schema.org Organization; without ratings, because search engines reject self-serving ones. */
export function organizationData({ name, url, setting, company }: PublicPortal) {
  const street = [company.address, company.address_2].filter(Boolean).join(', ')
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url: absoluteUrl('/', url),
    ...(company.name && company.name !== name ? { legalName: company.name } : {}),
    ...(setting.logo ? { logo: absoluteUrl(setting.logo, url) } : {}),
    ...(street
      ? {
          address: {
            '@type': 'PostalAddress',
            streetAddress: street,
            addressLocality: company.city ?? undefined,
            addressRegion: company.state ?? undefined,
            postalCode: company.zip_code ?? undefined,
            addressCountry: company.country,
          },
        }
      : {}),
    ...(company.support_email || company.support_phone
      ? {
          contactPoint: {
            '@type': 'ContactPoint',
            contactType: 'customer support',
            email: company.support_email ?? undefined,
            telephone: company.support_phone ?? undefined,
          },
        }
      : {}),
  }
}
