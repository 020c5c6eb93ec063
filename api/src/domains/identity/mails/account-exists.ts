import { mail } from '../../notifications/door.ts'

/** Sent when someone registers with the email of an existing account that must not be signed in to by an emailed code. */
export const accountExists = mail({
  kind: 'transactional',
  unproven: 'registration',
  sample: { origin: 'https://academy.example' },
  write: ({ origin }, { portal }) => ({
    heading: 'You already have an account',
    parts: [
      {
        kind: 'text',
        text: `Someone, probably you, tried to create an account on ${portal} with this email address. You already have one. Please sign in with your password.`,
      },
      { kind: 'button', label: 'Sign in', url: `${origin}/login` },
      { kind: 'text', text: 'Forgot your password? You can reset it:' },
      { kind: 'button', label: 'Choose a new password', url: `${origin}/forgot-password` },
      { kind: 'quiet', text: 'If this wasn’t you, you can ignore this email. Nothing has changed.' },
    ],
  }),
})
