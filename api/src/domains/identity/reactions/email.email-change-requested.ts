import { eq } from 'drizzle-orm'
import { generateEmailCode, pendingEmail } from '../email-change.ts'
import { mailedCode } from '../mailed-code.ts'
import { users } from '../tables.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { mails } from '../../../registries/mails.ts'
import { brandOf, sendMail, signInOrigin } from '../../notifications/door.ts'

/**
 * Mails the code to the new address. If that belongs to another account, its owner gets a notice of the attempt instead; the code is generated all the same,
 * so wrong guesses get the same answers.
 */
export const task = reaction<'account.email_change_requested'>(async (context, { user_id }) => {
  const { connection } = context.services.auth
  const email = await pendingEmail(connection, user_id)
  if (email === null) return
  const code = await generateEmailCode(connection, { user_id, email })
  const brand = await brandOf(context)
  const [owner] = await connection.db.select({ id: users.id }).from(users).where(eq(users.email, email))
  if (owner) {
    const values = { origin: await signInOrigin(context, owner.id) }
    return sendMail(context, brand, mails.email_taken, { to: email, values })
  }
  const values = { code, life_min: mailedCode.life_min }
  await sendMail(context, brand, mails.email_code, { to: email, values })
})
