import * as v from 'valibot'
import { cents, endpoint, id, instant, refererPortal, slugParam } from '../../calls/endpoint.ts'
import { cursor, perPage } from '../../schemas/lists.ts'
import { subjectKinds } from '../../states/orders/sold-kind.ts'
import { courseCard, courseFilters } from './catalog.ts'

/** Maximum number of courses per topic on this page; the topic's own page and the search have the rest. */
export const mostOfTopic = 12

export const list_course_catalog = endpoint({
  method: 'GET',
  path: '/course-catalog',
  summary: 'Lists the whole catalog by topic: the most popular courses and the number of courses in each',
  action: 'public',
  auth: 'public',
  query: v.object(refererPortal),
  output: v.array(
    v.object({
      id: id(),
      slug: v.string(),
      title: v.string(),
      text: v.string(),
      courses_count: v.number(),
      courses: v.array(courseCard),
    }),
  ),
  errors: [],
})

export const list_related_courses = endpoint({
  method: 'GET',
  path: '/courses/:slug/related',
  summary: 'Lists courses on sale that share a topic with a course, most popular first',
  action: 'public',
  auth: 'public',
  params: v.object({ slug: slugParam() }),
  query: v.object(refererPortal),
  output: v.array(courseCard),
  errors: ['general.not_found'],
})

const option = v.object({ id: id(), slug: v.string(), title: v.string() })

export const select_public_courses = endpoint({
  method: 'GET',
  path: '/course-options',
  summary: 'Lists courses on sale as select options, by title',
  action: 'public',
  auth: 'public',
  query: v.object({ ...refererPortal, search: courseFilters.search }),
  output: v.array(option),
  errors: ['validation.failed'],
})

export const select_courses = endpoint({
  method: 'GET',
  path: '/admin/course-options',
  summary: 'Lists all courses of the portal, drafts included, as select options, by title',
  action: 'courses.read_drafts',
  query: v.object({ ...refererPortal, search: courseFilters.search }),
  output: v.array(option),
  errors: ['validation.failed', 'portals.not_yours'],
})

export const list_portal_catalog = endpoint({
  method: 'GET',
  path: '/portals/catalog',
  summary: 'Lists everything of one kind that a portal sells, newest first',
  action: 'public',
  auth: 'public',
  answers: 'paged',
  query: v.object({
    ...refererPortal,
    subject: v.optional(v.picklist(subjectKinds), 'Course'),
    cursor: v.optional(cursor),
    per_page: perPage(50),
  }),
  output: v.array(
    v.object({
      id: id(),
      subject: v.picklist(subjectKinds),
      slug: v.string(),
      title: v.string(),
      summary: v.string(),
      thumbnail: v.nullable(v.string()),
      /** price for one person; null while it has no price */
      price: v.nullable(cents()),
      updated_at: instant(),
    }),
  ),
  errors: ['validation.failed', 'validation.cursor'],
})
