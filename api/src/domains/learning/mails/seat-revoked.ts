import { mail, type MailContent } from '../../notifications/door.ts'

type Values = { first_name: string; title: string }

/** Sent to a learner whose seat the buyer took back before they started. */
export const seatRevoked = mail<Values>({
  kind: 'transactional',
  sample: { first_name: 'Ada', title: 'Safe lifting' },
  write: ({ first_name, title }, { portal }): MailContent => {
    const greeting = first_name ? `Hello ${first_name}, the` : 'The'
    const text = `${greeting} buyer of your seat in “${title}” at ${portal} revoked it before you started the course. You no longer have access to it. If you think this is a mistake, please ask the person who gave you the seat.`
    return { heading: `Your seat was revoked: ${title}`, parts: [{ kind: 'text', text }] }
  },
})
