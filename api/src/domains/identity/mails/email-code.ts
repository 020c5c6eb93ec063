import { mail } from '../../notifications/door.ts'

/** Sends the code that confirms the new email of an account to that address. */
export const emailCode = mail({
  kind: 'transactional',
  unproven: 'email_change',
  sample: { code: '123456', life_min: 30 },
  write: ({ code, life_min }, { portal }) => ({
    heading: `${code} is your verification code`,
    parts: [
      {
        kind: 'text',
        text: `Enter this code in your profile on ${portal} to use this email address for your account.`,
      },
      { kind: 'code', code },
      {
        kind: 'quiet',
        text: `The code works once, for ${life_min} minutes. If you didn’t request it, you can ignore this email: without the code, nothing changes. Don’t share it with anyone.`,
      },
    ],
  }),
})
