import type { EntryFamily } from './entry-family.ts'

declare const tagMark: unique symbol
/**
 * What a published page shows and a change touches: an entry (`course:12`), a listing (`courses`), the portal itself. Pages that carry a
 * tag are rendered again when an event names it. Made only by the constructors of this file; any other text does not compile.
 */
export type Tag = string & { readonly [tagMark]: true }

const form = /^[a-z][a-z-]*(?::[1-9]\d*)?$/
const isTag = (text: string): text is Tag => form.test(text)
function tag(text: string): Tag {
  if (isTag(text)) return text
  throw new Error(`"${text}" can be no tag`)
}

/** The kinds that have a tag for each entry. */
export type TagKind = EntryFamily | 'archive' | 'portal' | 'sitemap'
const one =
  (kind: TagKind) =>
  (id: number): Tag =>
    tag(`${kind}:${id}`)

/** One entry of a family that has pages. */
export const entryTag = (family: EntryFamily, id: number): Tag => one(family)(id)
export const bundleTag = one('bundle')
export const courseTag = one('course')
/** A page that the portal wrote itself. */
export const pageTag = one('page')
/** What every page of a portal carries: its colors, name and frame. */
export const portalTag = one('portal')
/** One page of the archive of all courses, by its number. */
export const archiveTag = one('archive')
/** One file of the sitemap, by its number. */
export const sitemapTag = one('sitemap')

/** What a page lists, or shows of the portal as a whole. One that no page shows, or no change names, would render nothing; a test refuses it. */
export const listTags = {
  agencies: tag('agencies'),
  announcements: tag('announcements'),
  archive: tag('archive'),
  bundles: tag('bundles'),
  ce_topics: tag('ce-topics'),
  courses: tag('courses'),
  faq: tag('faq'),
  home: tag('home'),
  languages: tag('languages'),
  products: tag('products'),
  providers: tag('providers'),
  renewals: tag('renewals'),
  reviews: tag('reviews'),
  schedules: tag('schedules'),
  sitemap: tag('sitemap'),
  states: tag('states'),
  topics: tag('topics'),
  training_options: tag('training-options'),
} as const

/** The ids of one kind among these tags: those of the courses, or the numbers of the sitemap's files. */
export const idsOf = (kind: TagKind, tags: readonly Tag[]): number[] =>
  tags.filter((each) => each.startsWith(`${kind}:`)).map((each) => Number(each.slice(kind.length + 1)))
