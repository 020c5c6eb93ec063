import { countOf } from '../numbers/count-of.ts'

type Described = {
  readonly course: { readonly title: string; readonly url: string } | undefined
  readonly seats: number | null
  readonly is_online: boolean
  /** only for those who may join */
  readonly link: string | null
  readonly schedule_url: string
}

/** The description of a session in a calendar file: its course, how to join online, its seats, and where changes are shown. */
export function sessionText({ course, seats, is_online, link, schedule_url }: Described): string {
  const online = course ? 'Online: learners enrolled in the course find the link' : 'Online: sign in to find the link'
  return [
    course ? `Course: ${course.title}\n${course.url}` : '',
    link === null ? (is_online ? `${online} on the schedule.` : '') : `Join online: ${link}`,
    seats === null ? '' : countOf(seats, 'seat'),
    `Schedule: ${schedule_url}`,
  ]
    .filter((line) => line !== '')
    .join('\n')
}
