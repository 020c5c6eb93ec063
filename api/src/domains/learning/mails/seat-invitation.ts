import { linkTo } from '@portico/shared/pages/link-to.ts'
import { formatCalendarDay } from '@portico/shared/rules/dates/format-date.ts'
import { mail } from '../../notifications/door.ts'

type Values = {
  from: string
  from_email: string
  title: string
  origin: string
  token: string
  first_name: string
  is_reminder: boolean
  /** a calendar day in the portal's time zone */
  due_on: string | null
}

/** Sent to a person with a reserved seat. */
export const seatInvitation = mail({
  kind: 'transactional',
  sample: {
    from: 'Ada Lovelace',
    from_email: 'ada@example.com',
    title: 'Safe lifting',
    origin: 'https://academy.example',
    token: '0123456789abcdef',
    first_name: 'Grace',
    is_reminder: true,
    due_on: '2026-12-31',
  } as Values,
  write: ({ from, from_email, title, origin, token, first_name, is_reminder, due_on }, { portal }) => ({
    heading: `${is_reminder ? 'Reminder: ' : ''}${from} has a seat for you: ${title}`,
    parts: [
      {
        kind: 'text',
        text: `${first_name === '' ? '' : `${first_name}, `}${from} (${from_email}) invites you to take the course “${title}” at ${portal}, at no cost to you.${due_on === null ? '' : ` Please complete it by ${formatCalendarDay(due_on, 'long')}.`}`,
      },
      { kind: 'button', label: 'Accept or decline', url: origin + linkTo('claim', { token }) },
      {
        kind: 'quiet',
        text: 'The link works once. Please don’t forward it: anyone who has it can accept the seat. You don’t need an account first. If you don’t know the sender, you can ignore this email, or decline and ask not to be invited again.',
      },
    ],
  }),
})
