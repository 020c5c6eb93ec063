import * as v from 'valibot'
import { endpoint, id, idParam, refererPortal, slugParam } from '../../calls/endpoint.ts'
import { entryVersion } from '../../calls/entry-version.ts'
import { maxCharacters, requiredText } from '../../schemas/text.ts'
import { deliveryModes } from '../../states/credentials/delivery-mode.ts'
import { day as dayOf } from '../../schemas/dates.ts'

const named = { params: v.object({ slug: slugParam() }), query: v.object(refererPortal) }
const text = (max: number) => v.pipe(v.string(), v.trim(), maxCharacters(max))
const day = dayOf('Please enter a day')
export const subjectHours = v.object({
  subject: requiredText(120),
  /** hundredths of an hour: 150 is an hour and a half */
  hundredths: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)),
})
const accreditation = v.pipe(
  v.object({
    agency_id: id(),
    provider_number: text(60),
    approval_number: text(60),
    hours: v.pipe(v.array(subjectHours), v.maxLength(20)),
    delivery_modes: v.pipe(v.array(v.picklist(deliveryModes)), v.maxLength(deliveryModes.length)),
    /** minutes in the course that the certificate waits for; null for none */
    minimum_minutes: v.optional(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(60_000))), null),
    valid_from: v.nullable(day),
    valid_to: v.nullable(day),
  }),
  v.check(
    ({ valid_from, valid_to }) => valid_from === null || valid_to === null || valid_from <= valid_to,
    'It ends before it begins',
  ),
  v.check(
    ({ minimum_minutes, delivery_modes }) => minimum_minutes === null || delivery_modes.includes('online'),
    'Only time in an online course is counted. Choose online delivery, or leave the minimum time empty',
  ),
)
const accreditations = v.object({
  accreditations: v.array(accreditation),
  version: entryVersion(),
})
export type Accreditation = v.InferOutput<typeof accreditation>

export const list_accreditations = endpoint({
  method: 'GET',
  path: '/admin/courses/:slug/accreditations',
  summary: 'Lists the accreditations of a course: agency, numbers, hours and period',
  action: 'courses.read_drafts',
  ...named,
  output: v.object({ ...accreditations.entries, agencies: v.array(v.object({ id: id(), title: v.string() })) }),
  errors: ['general.not_found'],
})
export const set_accreditations = endpoint({
  method: 'PUT',
  path: '/admin/courses/:slug/accreditations',
  summary: 'Sets the accreditations of a course',
  action: 'courses.edit',
  ...named,
  body: v.object({ accreditations: v.pipe(v.array(accreditation), v.maxLength(60)), version: entryVersion() }),
  output: accreditations,
  current: accreditations,
  errors: ['general.not_found', 'general.changed_meanwhile', 'validation.failed'],
})

export const license = v.object({
  profession: requiredText(60),
  /** two letters, as agencies write them */
  state: v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z]{2}$/, 'Please enter two letters, such as FL')),
  number: requiredText(40),
  deadline: v.nullable(day),
})
const licenses = v.object({
  licenses: v.array(license),
  /**
   * agencies of the learner's courses that record hours under a license, each with its reason. `states`: whose licenses it accepts, any if empty;
   * `is_met`: the learner has one of them
   */
  asked_by: v.array(
    v.object({
      related_id: id(),
      agency: v.string(),
      course: v.string(),
      purpose: v.string(),
      states: v.array(v.string()),
      is_met: v.boolean(),
    }),
  ),
})
export type License = v.InferOutput<typeof license>

export const list_licenses = endpoint({
  method: 'GET',
  path: '/profile/licenses',
  summary: 'Lists your professional licenses, and which agencies of your courses (or of one enrollment) ask for one',
  action: 'profile.read',
  query: v.object({ ...refererPortal, related_id: v.optional(idParam()) }),
  output: licenses,
  errors: [],
})
export const set_licenses = endpoint({
  method: 'PUT',
  path: '/profile/licenses',
  summary: 'Sets your professional licenses',
  action: 'profile.edit',
  query: v.object(refererPortal),
  body: v.object({ licenses: v.pipe(v.array(license), v.maxLength(30)) }),
  output: licenses,
  errors: ['validation.failed'],
})
