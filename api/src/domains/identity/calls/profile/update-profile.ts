import { eq } from 'drizzle-orm'
import { update_profile } from '@portico/shared/contract/identity/profile.ts'
import { users } from '../../tables.ts'
import { verb } from '../../../../kernel/verb.ts'
import { readProfile } from './read-profile.ts'

/** Updates the caller's name and phone number, which apply on every portal. */
export const updateProfile = verb(update_profile, async ({ db, actor, now, note }, { body }) => {
  const names = { first_name: body.first_name ?? actor.first_name, last_name: body.last_name ?? actor.last_name }
  const direct_number = body.direct_number === undefined ? {} : { direct_number: body.direct_number }
  await db
    .update(users)
    .set({ ...names, ...direct_number, name: `${names.first_name} ${names.last_name}`.trim(), updated_at: now() })
    .where(eq(users.id, actor.id))
  note(`user:${actor.id}`, { fields: Object.keys(body) })
  return readProfile(db, actor.id)
})
