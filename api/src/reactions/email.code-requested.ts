import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { mayCodeSignIn } from '../accounts/may-code-sign-in.ts'
import { mailedCode } from '../accounts/mailed-code.ts'
import { generateCode } from '../accounts/registration-code.ts'
import { registrations, users } from '../db/tables/people.ts'
import { reaction, type ReactionContext } from '../kernel/reaction.ts'
import type { MailBrand } from '../mails/mail-brand.ts'
import { brandOf, sendMail } from '../mails/send-mail.ts'
import { signInPlace } from '../mails/sign-in-place.ts'

/** Known and new addresses get the same mail with a code of their own (OP-25); only accounts that no code may open get another one. */
export const task = reaction<'account.code_requested'>(async (context, { registration_id }) => {
  const { services } = context
  const { connection } = services.auth
  const [asked] = await connection.db
    .select()
    .from(registrations)
    .where(
      and(
        eq(registrations.id, registration_id),
        isNull(registrations.used_at),
        gt(registrations.expires_at, sql`now()`),
      ),
    )
  if (!asked) return
  const brand = await brandOf(context)
  const [known] = await connection.db.select({ id: users.id }).from(users).where(eq(users.email, asked.email))
  // Generated for everybody, so that wrong tries are answered alike; for an account that no code may open it is mailed to nobody.
  const code = await generateCode(connection, asked)
  if (known && !(await mayCodeSignIn(services, known.id)))
    return offerSignIn(context, brand, { email: asked.email, user_id: known.id })
  await sendMail(context, brand, {
    to: asked.email,
    heading: `${code} is your verification code`,
    parts: [
      {
        kind: 'text',
        text: `Enter this code on ${brand.portal}, in the browser where you requested it. It confirms your email address and signs you in. If you already have an account with this address, your password stays the same.`,
      },
      { kind: 'code', code },
      {
        kind: 'quiet',
        text: `The code works once, for ${mailedCode.life_min} minutes. If you didn’t request it, you can ignore this email. Don’t share it with anyone.`,
      },
    ],
  })
})

async function offerSignIn(
  context: ReactionContext,
  brand: MailBrand,
  { email, user_id }: { email: string; user_id: number },
): Promise<void> {
  const origin = await signInPlace(context, user_id)
  await sendMail(context, brand, {
    to: email,
    heading: 'You already have an account',
    parts: [
      {
        kind: 'text',
        text: `Someone, probably you, tried to create an account on ${brand.portal} with this email address. You already have one. Please sign in with your password.`,
      },
      { kind: 'button', label: 'Sign in', url: `${origin}/login` },
      { kind: 'text', text: 'Forgot your password? You can reset it:' },
      { kind: 'button', label: 'Choose a new password', url: `${origin}/forgot-password` },
      { kind: 'quiet', text: 'If this wasn’t you, you can ignore this email. Nothing has changed.' },
    ],
  })
}
