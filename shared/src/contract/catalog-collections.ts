import * as v from 'valibot'
import { collectionFamilies } from '../tags/entry-family.ts'
import { cents, endpoint, id, idParam, refererPortal, slugParam } from '../calls/endpoint.ts'
import { courseCard } from './catalog.ts'

const family = v.picklist(collectionFamilies)
const picture = v.nullable(v.string())

/** An entry of a list with the page of its courses, where it has one. */
const named = v.object({ id: id(), slug: v.string(), title: v.string(), picture, has_page: v.boolean() })

/** More than this many are not counted: a page's cost does not follow the catalog. */
export const mostCounted = 1_000

export const list_collections = endpoint({
  method: 'GET',
  path: '/collections/:family',
  summary: 'The topics, agencies, states, languages or authors with courses on sale',
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
  summary: 'One topic, agency, state, language or author with its most popular courses',
  action: 'public',
  auth: 'public',
  params: v.object({ family, slug: slugParam() }),
  query: v.object(refererPortal),
  output: v.object({
    id: id(),
    slug: v.string(),
    title: v.string(),
    text: v.string(),
    picture,
    courses: v.array(courseCard),
    /** at most `mostCounted`, which then means as many or more */
    courses_count: v.number(),
    /** the states of an agency, the agencies of a state, the topics of a provider, the providers of a topic of theirs */
    linked: v.array(named),
    /** what its courses have in common; null where too many stand for that to be counted */
    facts: v.nullable(
      v.object({
        /** the lowest and the highest price of one seat */
        prices: v.nullable(v.object({ from: cents(), to: cents() })),
        shortest_minutes: v.number(),
        longest_minutes: v.number(),
        with_credits: v.number(),
        most_credits: v.number(),
      }),
    ),
    /** others of the family with a page, those that follow it in its list first */
    siblings: v.array(v.object({ id: id(), slug: v.string(), title: v.string() })),
    /** how to reach a provider */
    contact: v.nullable(v.object({ url: picture, phone: picture, place: v.string() })),
    /** the other page about the same topic: all its courses, or those with credits */
    has_other_page: v.boolean(),
  }),
  errors: ['validation.failed', 'general.not_found'],
})

/** Every course on sale, in pages of a hundred ids: what links to each of them, however many there are. */
export const list_course_archive = endpoint({
  method: 'GET',
  path: '/course-archive',
  summary: 'The archive of all courses: its pages by number, and the courses of one',
  action: 'public',
  auth: 'public',
  query: v.object({ ...refererPortal, range: v.optional(idParam()) }),
  output: v.object({
    ranges: v.array(id()),
    courses: v.array(courseCard),
  }),
  errors: ['validation.failed'],
})
