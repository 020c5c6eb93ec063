import type { EntryFamily } from '@portico/shared/tags/entry-family.ts'
import { bundle } from './bundle.ts'
import { collectionPages } from './collection.ts'
import { collections } from './collections.ts'
import { course } from './course.ts'
import type { EntryPages } from './entry-pages.ts'
import { faq } from './faq.ts'
import { freePreview } from './free-preview.ts'
import { page } from './page.ts'
import { partnerPage } from './partner-page.ts'
import { renewal } from './renewal.ts'

/** Every family of entries that have their own pages. */
export const entries: Readonly<Record<EntryFamily, EntryPages>> = {
  agency: collectionPages(collections.agency),
  author: collectionPages(collections.author),
  bundle,
  'ce-topic': collectionPages(collections['ce-topic']),
  course,
  faq,
  'free-preview': freePreview,
  language: collectionPages(collections.language),
  page,
  'partner-page': partnerPage,
  provider: collectionPages(collections.provider),
  'provider-topic': collectionPages(collections['provider-topic']),
  renewal,
  state: collectionPages(collections.state),
  topic: collectionPages(collections.topic),
  'training-option': collectionPages(collections['training-option']),
}

export const entryFamilies = Object.keys(entries) as readonly EntryFamily[]
