import { mail } from '../../notifications/door.ts'

/** Sends the code that unlocks sign-in after wrong passwords. */
export const unlockCode = mail({
  kind: 'transactional',
  unproven: 'unlock',
  sample: { code: '123456', life_min: 30 },
  write: ({ code, life_min }, { portal }) => ({
    heading: `${code} is your verification code`,
    parts: [
      {
        kind: 'text',
        text: `There were too many failed attempts to sign in to your account on ${portal}, so signing in is locked for now. This code unlocks it. You’ll still sign in with your password.`,
      },
      { kind: 'code', code },
      {
        kind: 'quiet',
        text: `The code works once, for ${life_min} minutes. If this wasn’t you, you can ignore this email: no one has signed in. Don’t share the code with anyone.`,
      },
    ],
  }),
})
