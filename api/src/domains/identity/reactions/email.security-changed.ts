import { eq } from 'drizzle-orm'
import { users } from '../tables.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { mails } from '../../../registries/mails.ts'
import { brandOf, sendMail, signInOrigin } from '../../notifications/door.ts'

/** Notifies the account's owner, no matter who made the change, at the current email; after an email change, at the previous one. */
export const task = reaction<'account.security_changed'>(async (context, { user_id, kind, to }) => {
  const [person] = await context.services.platform.db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, user_id))
  if (!person) return
  const brand = await brandOf(context)
  const values = { kind, origin: await signInOrigin(context, user_id) }
  await sendMail(context, brand, mails.security_changed, { to: to ?? person.email, values })
})
