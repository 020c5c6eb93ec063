import type { EntryFamily } from './entry-family.ts'

declare const tagMark: unique symbol
/**
 * A content tag of a published page: an entry (`course:12`), a listing (`courses`) or the portal itself. When an event names a tag, the pages that
 * carry it are rendered again. Created only by the constructors in this file; any other string does not compile.
 */
export type Tag = string & { readonly [tagMark]: true }

const form = /^[a-z][a-z-]*(?::[1-9]\d*)?$/
const isTag = (text: string): text is Tag => form.test(text)
function tag(text: string): Tag {
  if (isTag(text)) return text
  throw new Error(`"${text}" can be no tag`)
}

/** Kinds with one tag per entry. */
export type TagKind = EntryFamily | 'archive' | 'portal' | 'sitemap'
const one =
  (kind: TagKind) =>
  (id: number): Tag =>
    tag(`${kind}:${id}`)

/** Tag of one entry in a family that has pages. */
export const entryTag = (family: EntryFamily, id: number): Tag => one(family)(id)
export const bundleTag = one('bundle')
export const courseTag = one('course')
/** Tag of a page written by the portal. */
export const pageTag = one('page')
/** Tag on every page of a portal, for its colors, name and frame. */
export const portalTag = one('portal')
/** Tag of one page of the course archive, by number. */
export const archiveTag = one('archive')
/** Tag of one sitemap file, by number. */
export const sitemapTag = one('sitemap')

/** Tags of listings and of portal-wide content. A test rejects any tag that no page carries or no change names, since it would render nothing. */
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

/** Returns the ids of one kind among these tags, such as course ids or sitemap file numbers. */
export const idsOf = (kind: TagKind, tags: readonly Tag[]): number[] =>
  tags.filter((each) => each.startsWith(`${kind}:`)).map((each) => Number(each.slice(kind.length + 1)))
