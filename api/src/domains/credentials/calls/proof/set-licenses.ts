import { eq } from 'drizzle-orm'
import { set_licenses } from '@portico/shared/contract/credentials/proof-accreditation.ts'
import { licenses } from '../../tables.ts'
import { lockMembership } from '../../../learning/door.ts'
import { failFields } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { ownLicenses } from './own-licenses.ts'

/** Replaces the caller's own licenses. */
export const setLicenses = verb(set_licenses, async ({ db, actor, portal, now, note }, { body }) => {
  const names = body.licenses.map(({ state, number }) => `${state} ${number}`)
  if (new Set(names).size < names.length) failFields({ licenses: ['Each license may be listed once only.'] })
  // Locks per person; if two tabs save at once, the later list wins.
  await lockMembership(db, actor.id)
  await db.delete(licenses).where(eq(licenses.user_id, actor.id))
  for (const one of body.licenses) await db.insert(licenses).values({ ...one, user_id: actor.id })
  note(`licenses:${actor.id}`, { count: body.licenses.length })
  return ownLicenses(db, { user_id: actor.id, now: now(), time_zone: portal.time_zone })
})
