import * as v from 'valibot'
import { endpoint, id, idParam, instant, refererPortal } from '../../calls/endpoint.ts'

export const list_schedules = endpoint({
  method: 'GET',
  path: '/schedules',
  summary: 'Lists upcoming live sessions of courses on the core portal, soonest first',
  action: 'public',
  auth: 'public',
  query: v.object(refererPortal),
  output: v.array(
    v.object({
      id: id(),
      title: v.string(),
      starts_at: instant(),
      ends_at: instant(),
      time_zone: v.string(),
      place: v.string(),
      link: v.nullable(v.string()),
      seats: v.number(),
      /** the core portal, which holds the session; `url` without a trailing slash */
      organizer: v.object({ name: v.string(), url: v.string() }),
      /** its course on the visited portal; null if that portal shows no such course */
      course: v.nullable(v.object({ id: id(), slug: v.string(), title: v.string(), url: v.string() })),
    }),
  ),
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
