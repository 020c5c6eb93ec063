// show_profile_mails, update_profile_mails
import { eq } from 'drizzle-orm'
import { show_profile_mails, update_profile_mails } from '@portico/shared/contract/identity/profile-mails.ts'
import { memberships } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'

export const showProfileMails = verb(show_profile_mails, async ({ db, actor }) => {
  const [row] = await db
    .select({ muted_mails: memberships.muted_mails })
    .from(memberships)
    .where(eq(memberships.user_id, actor.id))
  return row ?? fail('general.not_found')
})

/** Sets which emails about courses this person gets; each course can turn them off for everyone, too. */
export const updateProfileMails = verb(update_profile_mails, async ({ db, actor, note }, { body }) => {
  const muted_mails = [...new Set(body.muted_mails)]
  const [row] = await db
    .update(memberships)
    .set({ muted_mails })
    .where(eq(memberships.user_id, actor.id))
    .returning({ muted_mails: memberships.muted_mails })
  if (!row) return fail('general.not_found')
  note(`user:${actor.id}`, { muted_mails })
  return row
})
