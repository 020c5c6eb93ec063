import * as v from 'valibot'
import { bodyLimits } from '../calls/body-limit.ts'
import { cents, endpoint, id, refererPortal, slugParam } from '../calls/endpoint.ts'
import { entryVersion } from '../calls/entry-version.ts'
import { errorMessage } from '../errors/message.ts'
import { maxCharacters } from '../schemas/max-characters.ts'
import { requiredText } from '../schemas/required-text.ts'
import { slug } from '../schemas/slug.ts'
import { publishingJob } from './portals-publishing.ts'

// As many as one line of an order may have, and a price that its total can be counted with.
const mostSeats = 999
const highestPrice_cents = 10_000_000
const text = (max: number) => v.pipe(v.string(), v.trim(), maxCharacters(max))
const named = { params: v.object({ slug: slugParam() }), query: v.object(refererPortal) }
const tier = v.object({
  from_quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostSeats)),
  price: v.pipe(cents(), v.minValue(0), v.maxValue(highestPrice_cents)),
})
const option = v.object({ id: id(), title: v.string() })

/** A course as its forms show it. The version stands for all that they change. */
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
  version: entryVersion(),
})
export type EditableCourse = v.InferOutput<typeof editableCourse>

/** One course for those who edit it, with what its forms offer to choose from (BLD-022). */
export const get_admin_course = endpoint({
  method: 'GET',
  path: '/admin/courses/:slug',
  summary: 'One course as its forms show it',
  action: 'courses.read_drafts',
  ...named,
  output: v.object({
    course: editableCourse,
    publication_status: v.picklist([1, 2, 3, 4]),
    minimum_price: cents(),
    instructors: v.array(option),
    certificate_templates: v.array(option),
  }),
  errors: ['general.not_found'],
})
/** A draft without content; its author goes on in the outline (BLD-007, BLD-022). */
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
/** Content and settings without people, as a new draft; made by a job (BLD-028, OP-91). Asked again while it is under way, it stays one copy. */
export const copy_course = endpoint({
  method: 'POST',
  path: '/admin/courses/:slug/copy',
  summary: 'Begins to copy a course; a notice tells when the copy is there',
  action: 'courses.edit',
  ...named,
  output: v.object({ id: id(), is_copying: v.literal(true) }),
  errors: ['general.not_found'],
})
export const update_course = endpoint({
  method: 'PATCH',
  path: '/admin/courses/:slug',
  summary: 'Changes what a course is called, what its page says and who teaches it; a changed slug leaves a 301 behind',
  action: 'courses.edit',
  body_limit_bytes: bodyLimits.long_bytes,
  ...named,
  body: v.object({
    title: v.optional(requiredText(200)),
    slug: v.optional(slug),
    subtitle: v.optional(v.nullable(text(300))),
    description: v.optional(v.nullable(text(100_000))),
    instructor_ids: v.optional(v.pipe(v.array(id()), v.maxLength(50, errorMessage('validation.invalid')))),
    is_certificate_required: v.optional(v.boolean()),
    certificate_template_id: v.optional(v.nullable(id())),
    version: entryVersion(),
  }),
  output: v.object({ ...editableCourse.entries, job: v.nullable(publishingJob) }),
  current: editableCourse,
  errors: ['general.not_found', 'general.changed_meanwhile', 'courses.slug_taken', 'validation.failed'],
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
