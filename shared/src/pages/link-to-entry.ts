import type { EntryFamily } from '../tags/entry-family.ts'
import { linkTo } from './link-to.ts'
import type { EntryPageName, sitePages } from './site-pages.ts'

/** The page that belongs to each entry of a family. */
type PageOf<F extends EntryFamily> = {
  [N in EntryPageName]: (typeof sitePages)[N]['made']['one_per_entry'] extends F ? N : never
}[EntryPageName]
type WithSlug = Exclude<EntryFamily, 'language'>
const pageOf: { readonly [F in WithSlug]: PageOf<F> } = {
  agency: 'agency',
  author: 'author',
  bundle: 'bundle',
  'ce-topic': 'ceTopic',
  course: 'course',
  faq: 'question',
  'free-preview': 'freePreview',
  page: 'page',
  'partner-page': 'partnerPage',
  provider: 'provider',
  'provider-topic': 'providerTopic',
  renewal: 'renewal',
  state: 'state',
  topic: 'topic',
  'training-option': 'trainingOption',
}

/** Path of an entry's own page, by slug; for a language, by code (OP-43). */
export const linkToEntry = (family: EntryFamily, slug: string): string =>
  family === 'language' ? linkTo('language', { code: slug }) : linkTo(pageOf[family], { slug })
