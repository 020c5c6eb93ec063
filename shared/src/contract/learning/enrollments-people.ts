import * as v from 'valibot'
import { courseRoleIds } from '../../access/course-roles.ts'
import { endpoint, id, idParam, refererPortal, slugParam } from '../../calls/endpoint.ts'
import { errorMessage } from '../../errors/message.ts'
import { tagsList } from '../../schemas/enrolling.ts'
import { dueDays, dueOn } from '../../schemas/dates.ts'

/** Maximum number of people per call; larger groups are imported from a file. */
export const mostAtOnce = 100

export const roleId = () => v.picklist(courseRoleIds, errorMessage('validation.selected_value'))
const dueFields = {
  due_days: v.optional(v.nullable(dueDays())),
  due_on: v.optional(v.nullable(dueOn())),
}

const enrollmentRow = v.object({
  name: v.string(),
  email: v.string(),
  /** `unchanged`: already has this role in the course */
  verdict: v.picklist(['create', 'unchanged', 'refused']),
  enrollment_id: v.nullable(id()),
  /** why the person was not enrolled, as a code and as text */
  code: v.nullable(v.string()),
  message: v.nullable(v.string()),
})
export type EnrollmentRow = v.InferOutput<typeof enrollmentRow>

export const find_course_people = endpoint({
  method: 'GET',
  path: '/courses/:slug/people',
  summary: 'Finds people of the portal by name or email, whether they are in the course, and the credits left',
  action: 'enrollments.manage',
  params: v.object({ slug: slugParam() }),
  query: v.object({
    ...refererPortal,
    search: v.optional(v.pipe(v.string(), v.maxLength(200))),
    /** finds only people who have this role on the portal */
    role: v.optional(v.picklist(['manager', 'instructor'])),
  }),
  output: v.object({
    /** set aside for this course, and used first */
    course_credits: v.number(),
    /** unassigned credits of the portal */
    portal_credits: v.number(),
    people: v.array(v.object({ id: id(), name: v.string(), email: v.string(), is_enrolled: v.boolean() })),
  }),
  errors: ['general.not_found', 'validation.failed'],
})
export type FoundPerson = v.InferOutput<typeof find_course_people.output>['people'][number]

export const create_enrollments = endpoint({
  method: 'POST',
  path: '/courses/:slug/enrollments',
  summary:
    'Gives up to 100 people a role in a course; each learner uses one credit of the portal. The response has a row per person',
  action: 'enrollments.manage',
  params: v.object({ slug: slugParam() }),
  query: v.object(refererPortal),
  body: v.object({
    role_id: roleId(),
    user_ids: v.optional(v.pipe(v.array(id()), v.maxLength(mostAtOnce))),
    emails: v.optional(tagsList({ emails: true, max: mostAtOnce })),
    ...dueFields,
    /** also enrolls people who have completed the course */
    again: v.optional(v.boolean()),
    /** the caller invites the addresses without an account next, so nobody is told that they could not be enrolled */
    invites: v.optional(v.boolean()),
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

const ofCourse = { params: v.object({ slug: slugParam() }), query: v.object(refererPortal) }
const person = { user_id: id(), name: v.string(), email: v.string() }
const courseManager = v.object({
  ...person,
  /** the portal gave the role and can revoke it; otherwise the manager bought seats */
  is_added: v.boolean(),
  /** seats of this course: bought, handed out, left */
  total: v.number(),
  distributed: v.number(),
  used: v.number(),
  remaining: v.number(),
})
export type CourseManager = v.InferOutput<typeof courseManager>
export const list_course_managers = endpoint({
  method: 'GET',
  path: '/courses/:slug/managers',
  summary: 'Lists the managers of learners in a course, with their seats',
  action: 'learning.read_others',
  ...ofCourse,
  output: v.array(courseManager),
  errors: ['general.not_found'],
})
const courseInstructor = v.object({ ...person, is_primary: v.boolean() })
export type CourseInstructor = v.InferOutput<typeof courseInstructor>
export const list_course_instructors = endpoint({
  method: 'GET',
  path: '/courses/:slug/instructors',
  summary: 'Lists the instructors of a course, the primary one first',
  action: 'learning.read_others',
  ...ofCourse,
  output: v.array(courseInstructor),
  errors: ['general.not_found'],
})
const named = { params: v.object({ slug: slugParam(), user_id: idParam() }), query: v.object(refererPortal) }
export const make_primary_instructor = endpoint({
  method: 'PUT',
  path: '/courses/:slug/instructors/:user_id/primary',
  summary: 'Makes an instructor the primary one, who is named first on the course page',
  action: 'enrollments.manage',
  ...named,
  output: v.array(courseInstructor),
  errors: ['general.not_found'],
})
export const delete_course_manager = endpoint({
  method: 'DELETE',
  path: '/courses/:slug/managers/:user_id',
  summary: 'Removes the role of a manager; purchased seats stay theirs',
  action: 'enrollments.manage',
  ...named,
  output: v.array(courseManager),
  errors: ['general.not_found'],
})
