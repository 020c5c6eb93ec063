import { linkTo } from '@portico/shared/pages/link-to.ts'
import { mail } from '../mail.ts'

/** To somebody for whom a seat was bought. */
export const seatInvitation = mail({
  kind: 'transactional',
  sample: {
    from: 'Ada Lovelace',
    from_email: 'ada@example.com',
    title: 'Safe lifting',
    origin: 'https://academy.example',
    token: '0123456789abcdef',
  },
  write: ({ from, from_email, title, origin, token }, { portal }) => ({
    heading: `${from} has a seat for you: ${title}`,
    parts: [
      {
        kind: 'text',
        text: `${from} (${from_email}) bought the course “${title}” at ${portal} and invites you to take it, at no cost to you.`,
      },
      { kind: 'button', label: 'Claim your seat', url: origin + linkTo('claim', { token }) },
      {
        kind: 'quiet',
        text: 'This link is just for you and works once. If you don’t know the sender, you can ignore this email.',
      },
    ],
  }),
})
