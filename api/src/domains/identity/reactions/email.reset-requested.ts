import { and, eq } from 'drizzle-orm'
import { generateResetToken } from '../reset-token.ts'
import { users } from '../tables.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { tokenOrigin } from '../../../kernel/token-origin.ts'
import { mails } from '../../../registries/mails.ts'
import { brandOf, sendMail } from '../../notifications/door.ts'

/** Mails a reset link if the email belongs to an account. Each run generates its own token when it sends. */
export const task = reaction<'account.reset_requested'>(async (context, { email }) => {
  const { services, portal } = context
  const { connection } = services.auth
  const [user] = await connection.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), eq(users.email_verified, true)))
  if (!user) return
  const brand = await brandOf(context)
  const { origin, realm } = await tokenOrigin(services, { portal, user_id: user.id })
  const token = await generateResetToken(connection, { user_id: user.id, email, portal_id: portal.id, realm })
  await sendMail(context, brand, mails.password_reset, { to: email, values: { origin, email, token } })
})
