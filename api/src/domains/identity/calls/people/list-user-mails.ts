import { desc, eq } from 'drizzle-orm'
import { list_user_mails } from '@portico/shared/contract/identity/people-account.ts'
import { sentMails } from '../../../notifications/tables.ts'
import { users } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { memberOfPortal } from './member.ts'

const mostMails = 20

export const listUserMails = verb(list_user_mails, async (ctx, { params: { user_id } }) => {
  const { db } = ctx
  await memberOfPortal(ctx, { user_id })
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, user_id))
  if (!user) return fail('general.not_found')
  return db
    .select()
    .from(sentMails)
    .where(eq(sentMails.to_address, user.email))
    .orderBy(desc(sentMails.id))
    .limit(mostMails)
})
