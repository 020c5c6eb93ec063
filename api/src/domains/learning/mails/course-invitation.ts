import { linkTo } from '@portico/shared/pages/link-to.ts'
import { formatCalendarDay } from '@portico/shared/rules/dates/format-date.ts'
import { mail } from '../../notifications/door.ts'

type Values = {
  to: string
  title: string
  origin: string
  token: string
  is_reminder: boolean
  /** a calendar day in the portal's time zone */
  due_on: string | null
}

/** Sent to an address that staff invited to a course of their portal. */
export const courseInvitation = mail({
  kind: 'transactional',
  sample: {
    to: 'grace@example.com',
    title: 'Safe lifting',
    origin: 'https://academy.example',
    token: '0123456789abcdef',
    is_reminder: true,
    due_on: '2026-12-31',
  } as Values,
  write: ({ to, title, origin, token, is_reminder, due_on }, { portal }) => ({
    heading: `${is_reminder ? 'Reminder: ' : ''}You have been invited to ${title}`,
    parts: [
      {
        kind: 'text',
        text: `${portal} invites you to take the course “${title}”, at no cost to you.${due_on === null ? '' : ` Please complete it by ${formatCalendarDay(due_on, 'long')}.`}`,
      },
      { kind: 'button', label: 'Accept or decline', url: origin + linkTo('claim', { token }) },
      {
        kind: 'quiet',
        text: `This invitation is for ${to} only. If you have no account yet, you create one when you accept. Please don’t forward this email. If you don’t know ${portal}, you can ignore it, or decline and ask not to be invited again.`,
      },
    ],
  }),
})
