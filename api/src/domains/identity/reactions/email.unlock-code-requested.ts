import { and, eq } from 'drizzle-orm'
import { mailedCode } from '../mailed-code.ts'
import { generateUnlockCode } from '../unlock-codes.ts'
import { users } from '../tables.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { mails } from '../../../registries/mails.ts'
import { brandOf, sendMail } from '../../notifications/door.ts'

/** Mails a code that unlocks sign-in after wrong passwords, if the account exists. Each run generates its own code when it sends. */
export const task = reaction<'account.unlock_code_requested'>(async (context, { user_id }) => {
  if (user_id === null) return
  const { connection } = context.services.auth
  const [user] = await connection.db
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, user_id), eq(users.email_verified, true)))
  if (!user) return
  const brand = await brandOf(context)
  const code = await generateUnlockCode(connection, user_id)
  const values = { code, life_min: mailedCode.life_min }
  await sendMail(context, brand, mails.unlock_code, { to: user.email, values })
})
