import type { EntryFamily } from '@portico/shared/tags/entry-family.ts'
import { bundle } from './bundle.ts'
import { course } from './course.ts'
import type { EntryPages } from './entry-pages.ts'
import { faq } from './faq.ts'
import { page } from './page.ts'

/** Every family of entries with pages of their own. */
export const entries: Readonly<Record<EntryFamily, EntryPages>> = { bundle, course, faq, page }

/** Their names. */
export const entryFamilies = Object.keys(entries) as readonly EntryFamily[]
