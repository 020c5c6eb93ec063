import type { get_collection } from '@portico/shared/contract/catalog/collections.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import type { PublicPortal } from '@portico/shared/contract/portals/portals.ts'
import { linkToEntry } from '@portico/shared/pages/link-to-entry.ts'
import { wholeSentences } from '@portico/shared/rules/text/whole-sentences.ts'
import type { CollectionFamily } from '@portico/shared/tags/entry-family.ts'
import { absoluteUrl } from '../../seo/absolute-url.ts'

type Entry = Pick<Data<typeof get_collection>, 'title' | 'slug' | 'text' | 'picture' | 'contact'>

const types: Readonly<Partial<Record<CollectionFamily, 'Person' | 'Organization'>>> = {
  author: 'Person',
  agency: 'Organization',
  provider: 'Organization',
}

/** The author, agency or provider of a page as schema.org; null for pages of topics, places, languages and options. */
export function entryData(family: CollectionFamily, entry: Entry, { url }: Pick<PublicPortal, 'url'>) {
  const type = types[family]
  if (!type) return null
  const { title, slug, text, picture, contact } = entry
  return {
    '@context': 'https://schema.org',
    '@type': type,
    name: title,
    // An agency's own site describes it; our page lists the courses that it accepts.
    ...(family === 'agency' ? {} : { mainEntityOfPage: absoluteUrl(linkToEntry(family, slug), url) }),
    ...(text ? { description: wholeSentences(text) } : {}),
    ...(picture ? { image: absoluteUrl(picture, url) } : {}),
    ...(contact?.url ? { url: contact.url } : {}),
    ...(contact?.phone ? { telephone: contact.phone } : {}),
    ...(contact?.place ? { address: contact.place } : {}),
  }
}
