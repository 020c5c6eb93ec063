import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { mayCodeSignIn } from '../may-code-sign-in.ts'
import { mailedCode } from '../mailed-code.ts'
import { generateCode } from '../registration-code.ts'
import { registrations, users } from '../tables.ts'
import { reaction, type ReactionContext } from '../../../kernel/reaction.ts'
import { type MailBrand, brandOf, sendMail, signInOrigin } from '../../notifications/door.ts'
import { mails } from '../../../registries/mails.ts'

/** Known and new emails get the same mail, each with its own code (OP-25); only accounts that codes may not open get a different mail. */
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
  // Generate a code for everyone, so wrong guesses get the same responses; for an account that codes may not open it is never mailed.
  const code = await generateCode(connection, asked)
  if (known && !(await mayCodeSignIn(services, known.id)))
    return offerSignIn(context, brand, { email: asked.email, user_id: known.id })
  const values = { code, life_min: mailedCode.life_min }
  await sendMail(context, brand, mails.registration_code, { to: asked.email, values })
})

async function offerSignIn(
  context: ReactionContext,
  brand: MailBrand,
  { email, user_id }: { email: string; user_id: number },
): Promise<void> {
  const origin = await signInOrigin(context, user_id)
  await sendMail(context, brand, mails.account_exists, { to: email, values: { origin } })
}
