import { listTags } from '../tags/tags.ts'
import { timeZoneLabels } from '../states/time-zone.ts'
import { everyCall, importCalls, resource, type ResourceCall } from './resource.ts'
import { status, title } from './common-fields.ts'

const left_out: readonly ResourceCall[] = ['reorder', ...importCalls]

/** Courses on a schedule: live online or on site (CAT-005, REF-022, OP-42). The core portal maintains them, every portal shows them. */
export const schedules = resource({
  name: 'schedules',
  title: 'Schedules',
  singular: 'session',
  icon: 'calendar',
  purpose: 'Live sessions of courses. Visitors of every portal see upcoming ones.',
  fields: {
    title: title(),
    course_id: { kind: 'relation', label: 'Course', help: 'Visitors can open its page.', to: 'courses', list: true },
    starts: { kind: 'clock', label: 'Starts', zone: 'time_zone', required: true, list: true },
    ends: { kind: 'clock', label: 'Ends', zone: 'time_zone', required: true, after: 'starts' },
    time_zone: {
      kind: 'choice',
      label: 'Time zone',
      help: 'The time zone of the location or the instructor. Visitors elsewhere also see their own time.',
      required: true,
      list: true,
      default: 'America/New_York',
      options: Object.entries(timeZoneLabels).map(([value, label]) => ({ value, label })),
    },
    place: { kind: 'text', label: 'Place', help: 'Address and room where people meet.', max: 200 },
    link: {
      kind: 'link',
      label: 'Link',
      help: 'The URL of an online session. Learners enrolled in its course see it; without a course, everyone who is signed in.',
    },
    seats: {
      kind: 'number',
      label: 'Seats',
      help: 'Leave this empty if there is no limit.',
      min: 1,
      max: 100_000,
      default: 20,
      list: true,
    },
    booked: { kind: 'number', label: 'Reserved', min: 0, max: 100_000, fixed: true, list: true, beside: true },
    status,
  },
  title_field: 'title',
  sort: 'starts',
  import_by: null,
  bulk_edit: ['status', 'time_zone', 'seats'],
  noun: 'lists',
  calls: everyCall.filter((call) => !left_out.includes(call)),
  refusals: ['access.used_elsewhere'],
  shown_on: [listTags.schedules],
  of_core: true,
})
