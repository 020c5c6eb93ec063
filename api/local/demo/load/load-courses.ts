import { demoAuthors } from '../content/authors.ts'
import type { DemoCourse } from '../content/types.ts'
import { courseSocial, courseThumbnail } from '../pictures/paths.ts'
import type { Bulk } from './bulk.ts'
import { at, idOf } from './bulk.ts'
import type { Lists } from './load-lists.ts'
import { loadCertificateTemplates } from './load-certificate-templates.ts'
import { loadAccreditations } from './load-accreditations.ts'

export interface CoursesInput {
  portal_id: number
  courses: readonly DemoCourse[]
  lists: Lists
  author: ReadonlyMap<string, number>
  /** Slug of the course whose pictures to use; the seed command shares a small set. */
  pictureOf?: (course: DemoCourse) => string
}

/** Loads the courses of one portal with prices and everything they refer to. Returns their ids by slug. */
export async function loadCourses(
  bulk: Bulk,
  { portal_id, courses, lists, author, pictureOf = (course) => course.slug }: CoursesInput,
): Promise<Map<string, number>> {
  const templateOf = await loadCertificateTemplates(bulk, portal_id, courses, lists.organization)
  const ids = await bulk.ids('courses', courses.length)
  await bulk.insert(
    'courses',
    courses.map((course, index) => ({
      id: at(ids, index),
      portal_id,
      slug: course.slug,
      title: course.title,
      subtitle: course.subtitle,
      description: course.description,
      outcomes: course.outcomes,
      thumbnail: courseThumbnail(pictureOf(course)),
      seo_image: courseSocial(pictureOf(course)),
      publication_status: course.publication_status,
      is_certificate_required: course.has_certificate,
      certificate_template_id: course.has_certificate ? templateOf(course) : null,
      language_id: idOf(lists.language, course.language),
      author_id: idOf(lists.author, at(course.instructors, 0)),
      duration_minutes: Math.round(course.hours * 60),
      ce_credits: course.ce_credits,
      seo_keywords: [course.title, ...course.outcomes.slice(0, 2)].join(', ').toLowerCase().slice(0, 200),
      meta_title: course.title.slice(0, 100),
      meta_description: course.subtitle.slice(0, 200),
      // Recounted after the enrollments are loaded.
      popularity: 0,
      published_at: course.published_at,
      updated_at: course.updated_at,
      created_at: course.published_at ?? course.updated_at,
    })),
  )
  const own = courses.map((course, index) => ({ course, keys: { portal_id, course_id: at(ids, index) } }))
  await loadReferences(bulk, own, { lists, author })
  return new Map(courses.map((course, index) => [course.slug, at(ids, index)]))
}

/** Inserts what the courses refer to: prices, topics, agencies, states, tags, people. */
async function loadReferences(
  bulk: Bulk,
  own: readonly { course: DemoCourse; keys: { portal_id: number; course_id: number } }[],
  { lists, author }: Pick<CoursesInput, 'lists' | 'author'>,
): Promise<void> {
  await bulk.insert(
    'course_pricings',
    own.flatMap(({ course, keys }) => course.tiers.map((tier) => ({ ...keys, ...tier }))),
  )
  await bulk.insert(
    'course_topics',
    own.map(({ course, keys }) => ({ ...keys, topic_id: idOf(lists.topic, course.topic) })),
  )
  await bulk.insert(
    'course_agencies',
    own.flatMap(({ course, keys }) =>
      course.agencies.map((slug) => ({ ...keys, agency_id: idOf(lists.agency, slug) })),
    ),
  )
  await loadAccreditations(bulk, own, lists)
  await bulk.insert(
    'course_states',
    own.flatMap(({ course, keys }) =>
      [...new Set(course.states)].map((code) => ({ ...keys, state_id: idOf(lists.state, code) })),
    ),
  )
  await bulk.insert(
    'course_training_options',
    own.map(({ course, keys }) => ({ ...keys, training_option_id: idOf(lists.option, course.training_option) })),
  )
  await bulk.insert(
    'course_tags',
    own.flatMap(({ course, keys }) => course.tags.map((slug) => ({ ...keys, tag_id: idOf(lists.tag, slug) }))),
  )
  await bulk.insert(
    'course_instructors',
    own.flatMap(({ course, keys }) =>
      course.instructors.map((slug, order) => ({
        ...keys,
        user_id: idOf(author, slug),
        is_primary: order === 0,
        sort_number: order + 1,
      })),
    ),
  )
}

/** Inserts memberships of the instructors, with the biographies for the course pages. */
export async function loadInstructors(
  bulk: Bulk,
  portal_id: number,
  courses: readonly DemoCourse[],
  author: ReadonlyMap<string, number>,
): Promise<void> {
  const teaching = new Set(courses.flatMap((course) => course.instructors))
  await bulk.insert(
    'memberships',
    demoAuthors
      .filter(({ slug }) => teaching.has(slug))
      .map(({ slug, headline, description }) => ({
        portal_id,
        user_id: idOf(author, slug),
        roles: ['instructor'],
        headline,
        bio: description,
      })),
  )
}
