import { reaction } from '../kernel/reaction.ts'
import { brandOf, sendMail } from '../mails/send-mail.ts'

export const task = reaction<'account.reset_requested'>(async (context, { email, token }) => {
  const brand = await brandOf(context)
  const url = `${brand.url}/reset-password?email=${encodeURIComponent(email)}&token=${encodeURIComponent(token)}`
  await sendMail(context, brand, {
    to: email, heading: 'Choose a new password',
    parts: [
      { kind: 'text', text: `Somebody, probably you, asked for a new password for ${brand.portal}.` },
      { kind: 'button', label: 'Choose a new password', url },
      { kind: 'quiet', text: 'The link works for one hour, once. If you did not ask for it, you can ignore this mail; your password stays as it is.' },
    ],
  })
})
