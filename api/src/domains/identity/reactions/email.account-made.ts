import { eq } from 'drizzle-orm'
import { generateResetToken } from '../reset-token.ts'
import { users } from '../tables.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { tokenOrigin } from '../../../kernel/token-origin.ts'
import { mails } from '../../../registries/mails.ts'
import { brandOf, sendMail, signInOrigin } from '../../notifications/door.ts'

/** Welcomes someone added by staff. An unconfirmed email gets the confirmation link, generated when the mail is sent. */
export const task = reaction<'account.made_by_staff'>(async (context, { user_id }) => {
  const { services, portal } = context
  const { connection } = services.auth
  const [user] = await connection.db
    .select({ email: users.email, is_confirmed: users.email_verified })
    .from(users)
    .where(eq(users.id, user_id))
  if (!user) return
  const { email } = user
  const brand = await brandOf(context)
  if (user.is_confirmed) {
    const values = { origin: await signInOrigin(context, user_id), email, token: null }
    return sendMail(context, brand, mails.account_made, { to: email, values })
  }
  const { origin, realm } = await tokenOrigin(services, { portal, user_id })
  const token = await generateResetToken(connection, { user_id, email, portal_id: portal.id, realm, is_first: true })
  await sendMail(context, brand, mails.account_made, { to: email, values: { origin, email, token } })
})
