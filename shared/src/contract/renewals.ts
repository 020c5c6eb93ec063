import * as v from 'valibot'
import { cents, endpoint, id, refererPortal, slugParam } from '../calls/endpoint.ts'
import { deliveryModes } from '../states/delivery-mode.ts'
import { subjectHours } from './proof-accreditation.ts'

const modes = v.pipe(v.array(v.picklist(deliveryModes)), v.maxLength(deliveryModes.length))
const counted = v.object({ hours: v.pipe(v.array(subjectHours), v.maxLength(20)), modes })

const listed = v.object({
  slug: v.string(),
  title: v.string(),
  state: v.object({ code: v.string(), title: v.string() }),
  profession: v.string(),
  /** hundredths of an hour */
  total: v.number(),
})
export type ListedRenewal = v.InferOutput<typeof listed>
const requirement = v.object({
  ...listed.entries,
  id: id(),
  cycle_years: v.number(),
  subjects: v.array(subjectHours),
  caps: v.array(v.object({ mode: v.picklist(deliveryModes), hundredths: v.number() })),
  /** whose accreditation counts; empty where that of every agency of the state does */
  agencies: v.array(v.string()),
  text: v.string(),
  source: v.string(),
  /** a day, such as 2026-11-24 */
  checked_on: v.string(),
})
export type Renewal = v.InferOutput<typeof requirement>

export const list_renewals = endpoint({
  method: 'GET',
  path: '/renewals',
  summary: 'What license renewals take, by state and profession',
  action: 'public',
  auth: 'public',
  query: v.object(refererPortal),
  output: v.array(listed),
  errors: [],
})
export const get_renewal = endpoint({
  method: 'GET',
  path: '/renewals/:slug',
  summary: 'What one license renewal takes, with its source',
  action: 'public',
  auth: 'public',
  params: v.object({ slug: slugParam() }),
  query: v.object(refererPortal),
  output: requirement,
  errors: ['general.not_found'],
})

const planned = {
  id: id(),
  slug: v.string(),
  title: v.string(),
  /** what it adds to the price of the plan */
  price: cents(),
  /** as on the page of what is sold (see get_course); null for what costs nothing more */
  price_stamp: v.nullable(v.string()),
}
const plannedCourse = v.object({ ...planned, hours: v.array(subjectHours), is_held: v.boolean() })
/** with those of its courses that count, by title */
const plannedBundle = v.object({ ...planned, courses: v.array(v.string()) })
export type PlannedCourse = v.InferOutput<typeof plannedCourse>
export type PlannedBundle = v.InferOutput<typeof plannedBundle>
const ids = v.pipe(v.array(id()), v.maxLength(2000))

/** A plan for what a learner has told; nothing of it is kept. */
export const plan_renewal = endpoint({
  method: 'POST',
  path: '/renewals/:slug/plan',
  summary: 'The cheapest courses and bundles that bring what is missing for a license renewal',
  action: 'public',
  auth: 'public',
  csrf: false,
  reads: true,
  params: v.object({ slug: slugParam() }),
  query: v.object(refererPortal),
  body: v.object({
    /** hours that the learner has already in this cycle */
    earned: v.pipe(v.array(counted), v.maxLength(500)),
    /** courses that were completed in this cycle: none counts twice */
    done: ids,
    /** courses that the learner has and has not completed: they cost nothing more */
    held: ids,
  }),
  output: v.object({
    /** null where all courses together do not bring it */
    plan: v.nullable(
      v.object({
        courses: v.array(plannedCourse),
        bundles: v.array(plannedBundle),
        price: cents(),
        /** nothing cheaper exists; else nothing cheaper was found in the tries that a call may make */
        is_proven: v.boolean(),
      }),
    ),
    /** how many courses count for it */
    courses_count: v.number(),
  }),
  errors: ['general.not_found', 'general.too_many_requests', 'validation.failed'],
})
