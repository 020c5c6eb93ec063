declare const tagMark: unique symbol
/**
 * What a published page shows and a change touches: an entry (`course:12`), a listing (`courses`), the portal itself. Pages that carry a
 * tag are rendered anew when an event names it. Made only by the constructors of this file; any other text does not compile.
 */
export type Tag = string & { readonly [tagMark]: true }

const form = /^[a-z][a-z-]*(?::[\w.~-]+)?$/
const isTag = (text: string): text is Tag => form.test(text)
function tag(text: string): Tag {
  if (isTag(text)) return text
  throw new Error(`"${text}" can be no tag`)
}

/** What has a tag for each one of it. */
export type TagKind = 'bundle' | 'course' | 'faq' | 'page' | 'portal' | 'sitemap'
const one =
  <K extends number | string>(kind: TagKind) =>
  (key: K): Tag =>
    tag(`${kind}:${key}`)

export const bundleTag = one<number>('bundle')
export const courseTag = one<number>('course')
export const faqTag = one<number>('faq')
/** A page of the portal's own, by its slug; `home` is the text of the first page. */
export const pageTag = one<string>('page')
/** What every page of a portal carries: its colors, name and frame. */
export const portalTag = one<number>('portal')
/** One file of the sitemap, by its number. */
export const sitemapTag = one<number>('sitemap')

/** What a page lists, or shows of the portal as a whole. */
export const listTags = {
  agencies: tag('agencies'),
  authors: tag('authors'),
  blog: tag('blog'),
  bundles: tag('bundles'),
  courses: tag('courses'),
  faq: tag('faq'),
  features: tag('features'),
  home: tag('home'),
  languages: tag('languages'),
  promoButtons: tag('promo-buttons'),
  reviews: tag('reviews'),
  sitemap: tag('sitemap'),
  states: tag('states'),
  subtitles: tag('subtitles'),
  tags: tag('tags'),
  terms: tag('terms'),
  topics: tag('topics'),
  trainingOptions: tag('training-options'),
} as const

/** The keys of one kind among these tags: the ids of the courses, the slugs of the pages. */
export const keysOf = (kind: TagKind, tags: readonly Tag[]): string[] =>
  tags.filter((each) => each.startsWith(`${kind}:`)).map((each) => each.slice(kind.length + 1))
