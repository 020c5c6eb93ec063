import { mail } from '../../notifications/door.ts'

/** Sends the code that confirms an email, whether or not it already has an account (OP-25). */
export const registrationCode = mail({
  kind: 'transactional',
  unproven: 'registration',
  sample: { code: '123456', life_min: 30 },
  write: ({ code, life_min }, { portal }) => ({
    heading: `${code} is your verification code`,
    parts: [
      {
        kind: 'text',
        text: `Enter this code on ${portal}, in the browser where you requested it. It confirms your email address and signs you in. If you already have an account with this address, your password stays the same.`,
      },
      { kind: 'code', code },
      {
        kind: 'quiet',
        text: `The code works once, for ${life_min} minutes. If you didn’t request it, you can ignore this email. Don’t share it with anyone.`,
      },
    ],
  }),
})
