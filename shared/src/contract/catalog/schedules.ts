import * as v from 'valibot'
import { endpoint, id, idParam, instant, refererPortal } from '../../calls/endpoint.ts'

export const list_schedules = endpoint({
  method: 'GET',
  path: '/schedules',
  summary: 'Lists upcoming live sessions of courses on the core portal, soonest first',
  action: 'public',
  auth: 'public',
  /** only sessions of one course of the visited portal, or of the courses of one training option */
  query: v.object({ ...refererPortal, course_id: v.optional(idParam()), training_option_id: v.optional(idParam()) }),
  output: v.array(
    v.object({
      id: id(),
      title: v.string(),
      starts_at: instant(),
      ends_at: instant(),
      time_zone: v.string(),
      place: v.string(),
      /** people can take part online; the link is only for those whom `list_session_links` names */
      is_online: v.boolean(),
      /** in all, also those that are taken; null: no limit */
      seats: v.nullable(v.number()),
      /** the core portal, which holds the session; `url` without a trailing slash */
      organizer: v.object({ name: v.string(), url: v.string() }),
      /** its course on the visited portal; null if that portal shows no such course */
      course: v.nullable(v.object({ id: id(), slug: v.string(), title: v.string(), url: v.string() })),
    }),
  ),
  errors: ['validation.failed'],
})
export type Session = v.InferOutput<typeof list_schedules.output>[number]

export const list_session_links = endpoint({
  method: 'GET',
  path: '/schedules/links',
  summary: 'Lists the links of upcoming online sessions that the signed-in person may join',
  action: 'profile.read',
  query: v.object(refererPortal),
  output: v.array(v.object({ id: id(), link: v.string() })),
  errors: [],
})

export const download_schedule = endpoint({
  method: 'GET',
  path: '/schedules/:id/calendar',
  summary: 'Downloads one session as a calendar file',
  action: 'public',
  auth: 'public',
  answers: 'file',
  file_type: 'text/calendar',
  params: v.object({ id: idParam() }),
  query: v.object(refererPortal),
  output: v.null(),
  errors: ['general.not_found'],
})
