import * as v from 'valibot'
import { cents, endpoint, id, refererPortal, slugParam } from '../../calls/endpoint.ts'
import { deliveryModes } from '../../states/credentials/delivery-mode.ts'
import { subjectHours } from './proof-accreditation.ts'

const modes = v.pipe(v.array(v.picklist(deliveryModes)), v.maxLength(deliveryModes.length))
const creditedHours = v.object({ hours: v.pipe(v.array(subjectHours), v.maxLength(20)), modes })

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
  /** agencies whose accreditation counts; empty if every agency of the state counts */
  agencies: v.array(v.string()),
  text: v.string(),
  source: v.string(),
  /** a day, such as 2026-11-24 */
  checked_on: v.string(),
})
export type Renewal = v.InferOutput<typeof requirement>

const link = v.object({ id: id(), slug: v.string(), title: v.string() })
/** Pages that a renewal's page links to. */
const related = v.object({
  /** the page of its state, if staff published it */
  state: v.nullable(link),
  /** published agencies whose accreditation counts: those it names, otherwise those of its state */
  agencies: v.array(link),
  /** other renewals: of the same state, then of the same profession, then the rest */
  renewals: v.array(link),
})

export const list_renewals = endpoint({
  method: 'GET',
  path: '/renewals',
  summary: 'Lists the requirements of license renewals by state and profession',
  action: 'public',
  auth: 'public',
  query: v.object(refererPortal),
  output: v.array(listed),
  errors: [],
})
export const get_renewal = endpoint({
  method: 'GET',
  path: '/renewals/:slug',
  summary: 'Shows the requirements of one license renewal, with their source',
  action: 'public',
  auth: 'public',
  params: v.object({ slug: slugParam() }),
  query: v.object(refererPortal),
  output: v.object({ ...requirement.entries, related }),
  errors: ['general.not_found'],
})

const planned = {
  id: id(),
  slug: v.string(),
  title: v.string(),
  /** amount it adds to the plan's price */
  price: cents(),
  /** signed as on the sales page (see get_course); null if it adds no cost */
  price_stamp: v.nullable(v.string()),
}
const plannedCourse = v.object({ ...planned, hours: v.array(subjectHours), is_held: v.boolean() })
/** with the titles of its courses that count */
const plannedBundle = v.object({ ...planned, courses: v.array(v.string()) })
export type PlannedCourse = v.InferOutput<typeof plannedCourse>
export type PlannedBundle = v.InferOutput<typeof plannedBundle>
const ids = v.pipe(v.array(id()), v.maxLength(2000))

/** Computes a plan from the learner's input; nothing is stored. */
export const plan_renewal = endpoint({
  method: 'POST',
  path: '/renewals/:slug/plan',
  summary: 'Finds the cheapest courses and bundles for the hours that a license renewal still needs',
  action: 'public',
  auth: 'public',
  csrf: false,
  reads: true,
  params: v.object({ slug: slugParam() }),
  query: v.object(refererPortal),
  body: v.object({
    /** hours that the learner already has in this cycle */
    earned: v.pipe(v.array(creditedHours), v.maxLength(500)),
    /** courses completed in this cycle; they do not count again */
    done: ids,
    /** courses that the learner has and has not completed; they add no cost */
    held: ids,
  }),
  output: v.object({
    /** null if all courses together are not enough */
    plan: v.nullable(
      v.object({
        courses: v.array(plannedCourse),
        bundles: v.array(plannedBundle),
        price: cents(),
        /** true: nothing cheaper exists; false: nothing cheaper was found within the steps that a call may use */
        is_proven: v.boolean(),
      }),
    ),
    /** number of courses that count for it */
    courses_count: v.number(),
  }),
  errors: ['general.not_found', 'general.too_many_requests', 'validation.failed'],
})
