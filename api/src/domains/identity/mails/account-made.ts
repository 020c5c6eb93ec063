import { linkTo } from '@portico/shared/pages/link-to.ts'
import { mail } from '../../notifications/door.ts'

type Values = {
  origin: string
  email: string
  /** null: the account is known and signs in as before */ token: string | null
}

/** Sent to someone whom staff added to a portal. */
export const accountMade = mail<Values>({
  kind: 'transactional',
  sample: { origin: 'https://academy.example', email: 'ada@example.com', token: '0123456789abcdef' },
  write: ({ origin, email, token }, { portal }) => ({
    heading: `Welcome to ${portal}`,
    parts:
      token === null
        ? [
            { kind: 'text', text: `You are a member of ${portal} again. Sign in as before with ${email}.` },
            { kind: 'button', label: 'Sign in', url: origin + linkTo('login') },
          ]
        : [
            { kind: 'text', text: `An account was created for you on ${portal}. You sign in with ${email}.` },
            {
              kind: 'button',
              label: 'Choose a password',
              url: origin + linkTo('resetPassword', {}, { email, token }),
            },
            {
              kind: 'quiet',
              text: 'The link works once, for seven days. If you don’t know who we are, you can ignore this email.',
            },
          ],
  }),
})
