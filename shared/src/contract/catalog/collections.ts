import * as v from 'valibot'
import { collectionFamilies } from '../../tags/entry-family.ts'
import { cents, endpoint, id, idParam, refererPortal, slugParam } from '../../calls/endpoint.ts'
import { bundleCard } from './bundles.ts'
import { courseCard } from './catalog.ts'

const family = v.picklist(collectionFamilies)
const picture = v.nullable(v.string())

/** An entry of a list, with whether it has a page of its courses. */
const named = v.object({ id: id(), slug: v.string(), title: v.string(), picture, has_page: v.boolean() })

/** An entry that is only linked to. */
const link = v.object({ id: id(), slug: v.string(), title: v.string() })

/** Courses beyond this number are not counted, so that a page's cost does not grow with the catalog. */
export const mostCountedCourses = 1_000

export const list_collections = endpoint({
  method: 'GET',
  path: '/collections/:family',
  summary: 'Lists the topics, agencies, states, languages or authors that have courses on sale',
  action: 'public',
  auth: 'public',
  params: v.object({ family }),
  query: v.object(refererPortal),
  output: v.array(v.object({ id: id(), slug: v.string(), title: v.string(), text: v.string(), picture })),
  errors: ['validation.failed'],
})

export const get_collection = endpoint({
  method: 'GET',
  path: '/collections/:family/:slug',
  summary: 'Shows one topic, agency, state, language or author with its most popular courses',
  action: 'public',
  auth: 'public',
  params: v.object({ family, slug: slugParam() }),
  query: v.object(refererPortal),
  output: v.object({
    id: id(),
    slug: v.string(),
    title: v.string(),
    text: v.string(),
    /** who its page is for */
    audience: v.array(v.string()),
    picture,
    courses: v.array(courseCard),
    /** at most `mostCountedCourses`, which then means that many or more */
    courses_count: v.number(),
    /** the states of an agency, the agencies of a state, the topics of a provider, the providers of a topic of theirs */
    linked: v.array(named),
    /** what its courses have in common; null if it has too many courses to compute that */
    facts: v.nullable(
      v.object({
        /** lowest and highest price of one seat */
        prices: v.nullable(v.object({ from: cents(), to: cents() })),
        shortest_minutes: v.number(),
        longest_minutes: v.number(),
        with_credits: v.number(),
        most_credits: v.number(),
      }),
    ),
    /**
     * others of the family that have courses: of an agency, first those of its states and those that accept the same courses; then those that follow it
     * in its list
     */
    siblings: v.array(link),
    /** bundles that hold only its courses, of agencies, states and topics */
    bundles: v.array(bundleCard),
    /** license renewals that an agency's or a state's courses count for */
    renewals: v.array(link),
    /** topics of an agency's or a state's courses, most courses first */
    topics: v.array(link),
    /** filters of the catalog that narrow its courses, with the courses that each leaves; empty with few or too many courses */
    filters: v.array(
      v.object({
        key: v.picklist(['topic', 'language', 'state', 'training_option', 'price']),
        options: v.array(v.object({ value: v.string(), title: v.string(), count: v.number() })),
      }),
    ),
    /** contact details of a provider */
    contact: v.nullable(v.object({ url: picture, phone: picture, place: v.string() })),
    /** whether the other page on the same topic has courses: one has all of them, one those with credits */
    has_other_page: v.boolean(),
  }),
  errors: ['validation.failed', 'general.not_found'],
})

/** Lists every course on sale in pages of a hundred ids, so that each course is linked from somewhere, however many there are. */
export const list_course_archive = endpoint({
  method: 'GET',
  path: '/course-archive',
  summary: 'Shows the archive of all courses: its pages by number, and the courses of one page',
  action: 'public',
  auth: 'public',
  query: v.object({ ...refererPortal, range: v.optional(idParam()) }),
  output: v.object({
    ranges: v.array(id()),
    courses: v.array(courseCard),
  }),
  errors: ['validation.failed'],
})
