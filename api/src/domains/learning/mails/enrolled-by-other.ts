import { linkTo } from '@portico/shared/pages/link-to.ts'
import { formatDay } from '@portico/shared/rules/dates/format-date.ts'
import { mail, type MailContent } from '../../notifications/door.ts'

type Values = {
  first_name: string
  /** who enrolled them; null for someone outside the portal */
  from: string | null
  title: string
  slug: string
  enrollment_id: number
  due_at: Date | null
}

/** Sent to a learner whom staff or a manager enrolled. */
export const enrolledByOther = mail<Values>({
  kind: 'transactional',
  about: 'enrolled_by_other',
  sample: {
    first_name: 'Ada',
    from: 'Dana Park',
    title: 'Safe lifting',
    slug: 'safe-lifting',
    enrollment_id: 17,
    due_at: new Date('2026-12-24T12:00:00Z'),
  },
  write: ({ first_name, from, title, slug, enrollment_id, due_at }, { portal, url, time_zone }): MailContent => {
    const greeting = first_name ? `Hello ${first_name}, ` : ''
    const said = from
      ? `${from} enrolled you in “${title}” at ${portal}.`
      : `${greeting ? 'you' : 'You'} were enrolled in “${title}” at ${portal}.`
    const due = due_at && `Please complete it by ${formatDay({ at: due_at, time_zone, reader_zone: null })}.`
    return {
      heading: `You’re enrolled: ${title}`,
      parts: [
        { kind: 'text', text: greeting + said },
        ...(due ? [{ kind: 'text', text: due } as const] : []),
        {
          kind: 'button',
          label: 'Start the course',
          url: url + linkTo('learning', { slug, related_id: enrollment_id }),
        },
      ],
    }
  },
})
