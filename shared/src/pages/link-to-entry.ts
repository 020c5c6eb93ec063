import type { EntryFamily } from '../tags/entry-family.ts'
import { linkTo } from './link-to.ts'
import type { EntryPageName, sitePages } from './site-pages.ts'

/** The page that each entry of a family has. */
type PageOf<F extends EntryFamily> = {
  [N in EntryPageName]: (typeof sitePages)[N]['made']['one_per_entry'] extends F ? N : never
}[EntryPageName]
const pageOf: { readonly [F in EntryFamily]: PageOf<F> } = {
  bundle: 'bundle',
  course: 'course',
  faq: 'question',
  page: 'page',
}

/** The address of one entry's own page, by its slug. */
export const linkToEntry = (family: EntryFamily, slug: string): string => linkTo(pageOf[family], { slug })
