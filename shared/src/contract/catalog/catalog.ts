import * as v from 'valibot'
import { itemTypeNames } from '../../item-types/item-type.ts'
import { cursor } from '../../schemas/lists.ts'
import { cents, endpoint, id, idParam, instant, refererPortal, slugParam } from '../../calls/endpoint.ts'

const text = v.nullable(v.string())
export const courseCard = v.object({
  id: id(),
  slug: v.string(),
  title: v.string(),
  subtitle: v.string(),
  thumbnail: text,
  author: text,
  topics: v.array(v.string()),
  language: text,
  /** price for one person; null while the course is not for sale */
  price: v.nullable(cents()),
  /** lowest price of a seat if more seats make it cheaper ("from $12 for teams") */
  team_price: v.nullable(cents()),
  duration_minutes: v.number(),
  ce_credits: v.number(),
  /** average of the published reviews, null if there are none (OP-55) */
  rating: v.nullable(v.number()),
  reviews_count: v.number(),
})
export type CourseCard = v.InferOutput<typeof courseCard>

/** Positions of the search words in a text: from and to, in UTF-16 units, in ascending order. */
const ranges = v.array(v.tuple([v.number(), v.number()]))
/** A card with its matches marked; nothing is marked without a phrase or if a synonym matched. */
const foundCard = v.object({
  ...courseCard.entries,
  marks: v.object({ title: ranges, subtitle: ranges, author: ranges }),
})
export type FoundCard = v.InferOutput<typeof foundCard>

export const courseFilters = {
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
  topic: v.optional(v.string()),
  language: v.optional(v.string()),
  agency: v.optional(v.string()),
  state: v.optional(v.string()),
  training_option: v.optional(v.string()),
  /** keys of price bands */
  price: v.optional(v.string()),
  /** cents */
  price_min: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))),
  price_max: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))),
  sort: v.optional(v.picklist(['popularity', 'newest', 'oldest', 'title_asc', 'title_desc', 'updated']), 'popularity'),
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number)), '1'),
}
const facet = v.array(v.object({ value: v.string(), title: v.string(), count: v.number() }))

/**
 * Filters take the slugs of topics, agencies, states and training options, a language code and a price band key, several of one filter separated by
 * commas. Values of one filter are ORed, different filters are ANDed, and the counts of a filter ignore its own values.
 */
export const search_courses = endpoint({
  method: 'GET',
  path: '/courses',
  writes: true,
  summary: 'Lists published courses with search, filters and sorting, 12 per page',
  action: 'public',
  auth: 'public',
  query: v.object({ ...refererPortal, ...courseFilters }),
  output: v.object({
    courses: v.array(foundCard),
    total: v.number(),
    page: v.number(),
    pages: v.number(),
    facets: v.object({ topic: facet, language: facet, agency: facet, state: facet, training_option: facet }),
    /** a spelling that finds something, if nothing was found */
    did_you_mean: text,
    /** words that no course has together with the others; the courses match the rest */
    left_out: v.array(v.string()),
    engine: v.picklist(['meilisearch', 'postgres']),
  }),
  errors: ['validation.failed', 'general.too_many_requests'],
})

export const coursePricing = v.object({ id: id(), from_quantity: v.number(), price: cents() })
/** `has_page`: its courses have a page of their own */
const has_page = v.boolean()
const person = v.object({ name: v.string(), slug: text, avatar: text, description: v.string(), has_page })

export const publicReview = v.object({
  author: v.string(),
  rating: v.number(),
  text: v.string(),
  created_at: instant(),
})
export const publicCourse = v.object({
  id: id(),
  slug: v.string(),
  title: v.string(),
  subtitle: v.string(),
  description: v.string(),
  outcomes: v.array(v.string()),
  thumbnail: text,
  video: text,
  /** 2 Published or 3 Coming Soon */
  publication_status: v.picklist([2, 3]),
  is_sequential: v.boolean(),
  is_certificate_required: v.boolean(),
  has_certificate: v.boolean(),
  course_pricings: v.array(coursePricing),
  author: v.nullable(person),
  instructors: v.array(person),
  language: v.nullable(v.object({ code: v.string(), title: v.string(), has_page })),
  topics: v.array(v.object({ slug: v.string(), title: v.string(), has_page })),
  /** agencies that accredit the course today; `hundredths` of an hour that each grants, 0 if it names none */
  agencies: v.array(v.object({ slug: v.string(), title: v.string(), logo: text, hundredths: v.number(), has_page })),
  /** states in which an accreditation of today counts */
  states: v.array(v.object({ code: v.string(), slug: v.string(), title: v.string(), has_page })),
  training_options: v.array(v.object({ slug: v.string(), title: v.string(), has_page })),
  organizations: v.array(v.object({ name: v.string(), provider_number: text })),
  duration_minutes: v.number(),
  /** most hours that an accreditation of today grants */
  ce_credits: v.number(),
  outline: v.array(
    v.object({
      title: v.string(),
      items: v.array(
        v.object({
          title: v.string(),
          itemable_type: v.picklist(itemTypeNames),
          /** number of its free preview; null for everything that visitors may not open */
          preview_id: v.nullable(id()),
        }),
      ),
    }),
  ),
  rating: v.nullable(v.number()),
  reviews_count: v.number(),
  /** number of published reviews with one star, two, … five */
  rating_counts: v.array(v.number()),
  reviews: v.array(publicReview),
  learners_count: v.number(),
  related: v.array(courseCard),
  bundles: v.array(v.object({ id: id(), slug: v.string(), title: v.string() })),
  /** label of the buy button (BLD-002); empty for the default */ button_name: v.string(),
  seo_image: text,
  seo_keywords: text,
  meta_title: text,
  meta_description: text,
  published_at: v.nullable(instant()),
  updated_at: instant(),
  /** the prices with our signature, which the page passes to the cart; null if there are none */
  price_stamp: v.nullable(v.string()),
})
export type PublicCourse = v.InferOutput<typeof publicCourse>

export const get_course = endpoint({
  method: 'GET',
  path: '/courses/:slug',
  summary: 'Shows one published or coming-soon course as visitors see it',
  action: 'public',
  auth: 'public',
  params: v.object({ slug: slugParam() }),
  query: v.object(refererPortal),
  output: publicCourse,
  errors: ['general.not_found'],
})

const reviewOrders = ['newest', 'highest', 'lowest'] as const
export type ReviewOrder = (typeof reviewOrders)[number]

export const list_reviews = endpoint({
  method: 'GET',
  path: '/courses/:slug/reviews',
  summary: 'Lists published reviews of a course, newest first or by their stars',
  action: 'public',
  auth: 'public',
  answers: 'paged',
  params: v.object({ slug: slugParam() }),
  query: v.object({
    ...refererPortal,
    sort: v.optional(v.picklist(reviewOrders), 'newest'),
    cursor: v.optional(cursor),
  }),
  output: v.array(publicReview),
  errors: ['general.not_found', 'validation.cursor'],
})

/** Lists every page that a crawler should know, in buckets of 1,000 ids. */
export const list_site_paths = endpoint({
  method: 'GET',
  path: '/site-paths',
  summary: 'Lists the public paths of the portal for its sitemap',
  action: 'public',
  auth: 'public',
  query: v.object({ ...refererPortal, bucket: v.optional(idParam()) }),
  output: v.object({
    /** number of each sitemap file and when it was last written; null before the first time */
    buckets: v.array(v.object({ range: id(), written_at: v.nullable(instant()) })),
    paths: v.array(v.object({ path: v.string(), updated_at: v.nullable(instant()) })),
  }),
  errors: [],
})
