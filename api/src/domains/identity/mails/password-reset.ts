import { linkTo } from '@portico/shared/pages/link-to.ts'
import { mail } from '../../notifications/door.ts'

/** Sends the link for choosing a new password. */
export const passwordReset = mail({
  kind: 'transactional',
  unproven: 'reset',
  sample: { origin: 'https://academy.example', email: 'ada@example.com', token: '0123456789abcdef' },
  write: ({ origin, email, token }, { portal }) => ({
    heading: 'Choose a new password',
    parts: [
      { kind: 'text', text: `Someone, probably you, asked to reset the password for ${portal}.` },
      { kind: 'button', label: 'Choose a new password', url: origin + linkTo('resetPassword', {}, { email, token }) },
      {
        kind: 'quiet',
        text: 'The link works once, for one hour. If you didn’t request it, you can ignore this email. Your password won’t change.',
      },
    ],
  }),
})
