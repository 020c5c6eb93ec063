import type { EntryFamily } from '@portico/shared/pages/page.ts'
import { sitePages } from '@portico/shared/pages/site-pages.ts'
import type { Resource } from '@portico/shared/resources/resource.ts'
import { bundle } from './bundle.ts'
import { course } from './course.ts'
import type { EntryPages } from './entry-pages.ts'
import { faq } from './faq.ts'
import { page } from './page.ts'

/** Every family of entries with pages of their own. */
export const entries: Readonly<Record<EntryFamily, EntryPages>> = { bundle, course, faq, page }

/** Their names. */
export const entryFamilies = Object.keys(entries) as readonly EntryFamily[]

/** The family whose entries a reference list holds; null for a list whose entries have no pages. */
export const familyOfList = ({ page: name }: Pick<Resource, 'page'>): EntryFamily | null =>
  name ? sitePages[name].made.one_per_entry : null
