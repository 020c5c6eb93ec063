import { mail } from '../../notifications/door.ts'

/** Sent when somebody wants to use the email of an existing account for another one. */
export const emailTaken = mail({
  kind: 'transactional',
  unproven: 'email_change',
  sample: { origin: 'https://academy.example' },
  write: ({ origin }, { portal }) => ({
    heading: 'This email address already has an account',
    parts: [
      {
        kind: 'text',
        text: `Someone tried to use this email address for another account on ${portal}. An account with this address already exists, so nothing has changed. If it was you, sign in to the account with this address instead, or choose another email address.`,
      },
      { kind: 'button', label: 'Sign in', url: `${origin}/login` },
      { kind: 'quiet', text: 'If this wasn’t you, you can ignore this email. Nothing has changed.' },
    ],
  }),
})
