import * as v from 'valibot'
import { courseRoleIds } from '../access/course-roles.ts'
import { endpoint, id, refererPortal, slugParam } from '../calls/endpoint.ts'
import { errorMessage } from '../errors/message.ts'
import { tagsList } from '../schemas/tags-list.ts'

/** How many people one call enrolls; more of them come as a file. */
export const mostAtOnce = 100

export const roleId = () => v.picklist(courseRoleIds, errorMessage('validation.selected_value'))
const dueFields = {
  due_days: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3_650)))),
  due_on: v.optional(v.nullable(v.pipe(v.string(), v.isoDate(errorMessage('validation.invalid'))))),
}

const enrollmentRow = v.object({
  name: v.string(),
  email: v.string(),
  /** `unchanged`: has this role in the course already */
  verdict: v.picklist(['create', 'unchanged', 'refused']),
  enrollment_id: v.nullable(id()),
  /** why nobody was enrolled, as a code and in words */
  code: v.nullable(v.string()),
  message: v.nullable(v.string()),
})
export type EnrollmentRow = v.InferOutput<typeof enrollmentRow>

export const find_course_people = endpoint({
  method: 'GET',
  path: '/courses/:slug/people',
  summary:
    'People of the portal, found by name or address, and whether they are in the course; what credits the portal has left',
  action: 'enrollments.manage',
  params: v.object({ slug: slugParam() }),
  query: v.object({ ...refererPortal, search: v.optional(v.pipe(v.string(), v.maxLength(200))) }),
  output: v.object({
    credits_left: v.number(),
    people: v.array(v.object({ id: id(), name: v.string(), email: v.string(), is_enrolled: v.boolean() })),
  }),
  errors: ['general.not_found', 'validation.failed'],
})
export type FoundPerson = v.InferOutput<typeof find_course_people.output>['people'][number]

export const create_enrollments = endpoint({
  method: 'POST',
  path: '/courses/:slug/enrollments',
  summary:
    'Gives up to 100 people a role in a course; each learner uses one credit of the portal. Each of them has a row in the answer',
  action: 'enrollments.manage',
  params: v.object({ slug: slugParam() }),
  query: v.object(refererPortal),
  body: v.object({
    role_id: roleId(),
    user_ids: v.optional(v.pipe(v.array(id()), v.maxLength(mostAtOnce))),
    emails: v.optional(tagsList({ emails: true, max: mostAtOnce })),
    ...dueFields,
    /** also whoever has completed the course */
    again: v.optional(v.boolean()),
  }),
  output: v.object({
    rows: v.array(enrollmentRow),
    counts: v.object({ create: v.number(), unchanged: v.number(), refused: v.number() }),
    credits_left: v.number(),
  }),
  errors: [
    'general.not_found',
    'courses.one_due_date',
    'enrollments.nobody_named',
    'enrollments.not_published',
    'validation.failed',
  ],
})
