import { reaction } from '../kernel/reaction.ts'
import { brandOf, sendMail } from '../mails/send-mail.ts'

/** Known and new addresses both get a working code; the text says what it will do (OP-25). */
export const task = reaction<'account.code_requested'>(async (context, { email, code, is_known }) => {
  const brand = await brandOf(context)
  const text = is_known
    ? `You already have an account with this address. This code signs you in to ${brand.portal}; your password stays as it was.`
    : `Type this code on ${brand.portal} to confirm your address and open your account.`
  await sendMail(context, brand, {
    to: email, heading: `${code} is your code`,
    parts: [{ kind: 'text', text }, { kind: 'code', code }, { kind: 'quiet', text: 'It works for 30 minutes, once. If you did not ask for it, you can ignore this mail.' }],
  })
})
