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
      /** its course if visitors may open one; `url` is on the core portal */
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
