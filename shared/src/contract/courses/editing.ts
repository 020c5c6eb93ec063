import * as v from 'valibot'
import { courseMailNames } from '../../rules/notifications/course-mails.ts'
import { bodyLimits } from '../../calls/body-limit.ts'
import { cents, endpoint, id, refererPortal, slugParam } from '../../calls/endpoint.ts'
import { entryVersion } from '../../calls/entry-version.ts'
import { errorMessage } from '../../errors/message.ts'
import { coursePictures } from '../../rules/media/upload-rules.ts'
import { formattedText, maxCharacters, requiredText, slug } from '../../schemas/text.ts'
import { shareStates } from '../../states/course-share.ts'
import { taxCodeNames } from '../../states/orders/tax.ts'
import { videoLink } from '../../schemas/urls.ts'
import { publishingJob } from '../portals/publishing.ts'
import { shareTerms } from '../shares.ts'
import { dueDays, dueOn } from '../../schemas/dates.ts'
import { fileName } from '../../schemas/files.ts'

// As many as one order line may have; the total price stays countable.
const mostSeats = 999
/** Maximum length of a course description in characters. */
export const longestDescription = 100_000
const highestPrice_cents = 10_000_000
const text = (max: number) => v.pipe(v.string(), v.trim(), maxCharacters(max))
const named = { params: v.object({ slug: slugParam() }), query: v.object(refererPortal) }
const tier = v.object({
  from_quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostSeats)),
  price: v.pipe(cents(), v.minValue(0), v.maxValue(highestPrice_cents)),
})
const links = v.pipe(v.array(id()), v.maxLength(200, errorMessage('validation.invalid')))
const option = v.object({ id: id(), title: v.string() })

const settingsOfCourse = {
  language_id: v.nullable(id()),
  author_id: v.nullable(id()),
  topic_ids: v.array(id()),
  state_ids: v.array(id()),
  training_option_ids: v.array(id()),
  tag_ids: v.array(id()),
  outcomes: v.array(v.string()),
  video: v.nullable(v.string()),
  duration_minutes: v.number(),
  button_name: v.string(),
  meta_title: v.nullable(v.string()),
  meta_description: v.nullable(v.string()),
  seo_keywords: v.nullable(v.string()),
  /** null: the portal's default for all its courses */
  tax_code: v.nullable(v.picklist(taxCodeNames)),
  due_days: v.nullable(v.number()),
  due_on: v.nullable(v.string()),
  muted_mails: v.array(v.picklist(courseMailNames)),
}

/** A course as shown in its forms. The version covers everything that they change. */
export const editableCourse = v.object({
  id: id(),
  slug: v.string(),
  title: v.string(),
  subtitle: v.string(),
  description: v.string(),
  instructor_ids: v.array(id()),
  is_certificate_required: v.boolean(),
  certificate_template_id: v.nullable(id()),
  course_pricings: v.array(v.object({ from_quantity: v.number(), price: cents() })),
  ...settingsOfCourse,
  version: entryVersion(),
})
export type EditableCourse = v.InferOutput<typeof editableCourse>

/** Returns one course for its editors, with the options of its forms (BLD-022). */
export const get_admin_course = endpoint({
  method: 'GET',
  path: '/admin/courses/:slug',
  summary: 'Shows one course with the fields of its forms',
  action: 'courses.read_drafts',
  ...named,
  output: v.object({
    course: editableCourse,
    publication_status: v.picklist([1, 2, 3, 4]),
    is_marketable: v.boolean(),
    thumbnail: v.nullable(v.string()),
    seo_image: v.nullable(v.string()),
    minimum_price: cents(),
    /** for a course of another portal, which must be edited there */
    share: v.nullable(
      v.object({ id: id(), other_portal_name: v.string(), state: v.picklist(shareStates), ...shareTerms.entries }),
    ),
    /** how many people asked for an email when it opens */
    waiting_count: v.number(),
    /** whether the caller may see the work of its learners */
    reaches_learners: v.boolean(),
    /** false if the caller is limited to courses and neither teaches nor manages this one */
    is_reached: v.boolean(),
    instructors: v.array(option),
    /** by name, with the courses that use each: their number and the first by title */
    certificate_templates: v.array(
      v.object({ ...option.entries, courses: v.number(), first_course: v.nullable(v.string()) }),
    ),
  }),
  errors: ['general.not_found'],
})
/** Creates a draft without content; its author continues in the outline (BLD-007, BLD-022). */
export const create_course = endpoint({
  method: 'POST',
  path: '/admin/courses',
  summary: 'Creates a course as a draft with an empty outline',
  action: 'courses.edit',
  query: v.object(refererPortal),
  body: v.object({ title: requiredText(200), slug }),
  output: v.object({ id: id(), slug: v.string() }),
  errors: ['courses.slug_taken', 'validation.failed'],
})
/** Copies content and settings, without people, to a new draft in a job (BLD-028, OP-91). A repeated request while it runs makes no second copy. */
export const copy_course = endpoint({
  method: 'POST',
  path: '/admin/courses/:slug/copy',
  summary: 'Starts copying a course; a notification follows when the copy is ready',
  action: 'courses.edit',
  ...named,
  output: v.object({ id: id(), is_copying: v.literal(true) }),
  errors: ['courses.shared_content', 'general.not_found', 'exams.own_key'],
})
export const update_course = endpoint({
  method: 'PATCH',
  path: '/admin/courses/:slug',
  summary: 'Changes a course’s details, page and instructors; a changed slug leaves a 301 redirect',
  action: 'courses.edit',
  body_limit_bytes: bodyLimits.long_bytes,
  ...named,
  body: v.object({
    title: v.optional(requiredText(200)),
    slug: v.optional(slug),
    subtitle: v.optional(v.nullable(text(300))),
    description: v.optional(v.nullable(v.pipe(v.string(), v.trim(), formattedText(longestDescription)))),
    instructor_ids: v.optional(v.pipe(v.array(id()), v.maxLength(50, errorMessage('validation.invalid')))),
    is_certificate_required: v.optional(v.boolean()),
    certificate_template_id: v.optional(v.nullable(id())),
    language_id: v.optional(v.nullable(id())),
    author_id: v.optional(v.nullable(id())),
    topic_ids: v.optional(links),
    state_ids: v.optional(links),
    training_option_ids: v.optional(links),
    tag_ids: v.optional(links),
    outcomes: v.optional(v.pipe(v.array(requiredText(300)), v.maxLength(20, errorMessage('validation.invalid')))),
    video: v.optional(v.nullable(videoLink)),
    duration_minutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000))),
    button_name: v.optional(v.nullable(text(40))),
    meta_title: v.optional(v.nullable(text(200))),
    meta_description: v.optional(v.nullable(text(500))),
    seo_keywords: v.optional(v.nullable(text(500))),
    tax_code: v.optional(v.nullable(v.picklist(taxCodeNames))),
    due_days: v.optional(v.nullable(dueDays())),
    due_on: v.optional(v.nullable(dueOn())),
    muted_mails: v.optional(v.pipe(v.array(v.picklist(courseMailNames)), v.maxLength(courseMailNames.length))),
    version: entryVersion(),
  }),
  output: v.object({ ...editableCourse.entries, job: v.nullable(publishingJob) }),
  current: editableCourse,
  errors: [
    'enrollments.would_limit',
    'courses.shared_content',
    'general.not_found',
    'general.changed_meanwhile',
    'courses.slug_taken',
    'validation.failed',
  ],
})
const pictured = v.object({ slug: slugParam(), picture: v.picklist(coursePictures) })
/** The body is the picture itself; its format follows from its name and must match its bytes (BLD-026). */
export const upload_course_picture = endpoint({
  method: 'POST',
  path: '/admin/courses/:slug/pictures/:picture',
  summary: 'Uploads the picture of a course, or the picture of its link previews',
  action: 'courses.edit',
  body_kind: 'raw',
  body_limit_bytes: 9 * 1024 ** 2,
  tx: false,
  params: pictured,
  query: v.object({ ...refererPortal, file_name: fileName }),
  output: v.object({ url: v.string() }),
  errors: [
    'courses.shared_content',
    'general.not_found',
    'media.wrong_format',
    'media.wrong_size',
    'media.pixels_spent',
    'media.too_many_pixels',
    'media.no_room',
    'validation.failed',
  ],
})
export const delete_course_picture = endpoint({
  method: 'DELETE',
  path: '/admin/courses/:slug/pictures/:picture',
  summary: 'Removes a picture of a course',
  action: 'courses.edit',
  params: pictured,
  query: v.object(refererPortal),
  output: v.object({ job: v.nullable(publishingJob) }),
  errors: ['courses.shared_content', 'general.not_found', 'validation.failed'],
})
export const update_course_prices = endpoint({
  method: 'PUT',
  path: '/admin/courses/:slug/prices',
  summary: 'Sets the price tiers of a course',
  action: 'courses.edit',
  ...named,
  body: v.object({ course_pricings: v.pipe(v.array(tier), v.maxLength(20)), version: entryVersion() }),
  output: editableCourse,
  current: editableCourse,
  errors: ['general.not_found', 'general.changed_meanwhile', 'validation.failed'],
})
