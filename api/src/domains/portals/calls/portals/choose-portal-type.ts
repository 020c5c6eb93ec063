import { isNull } from 'drizzle-orm'
import { choose_portal_type } from '@portico/shared/contract/portals/staff.ts'
import { portalSettings } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'

/** Sets the type from null to 1 or 2, once; later requests are rejected (TEN-005, TEN-006). */
export const choosePortalType = verb(choose_portal_type, async ({ db, emit, note }, { body }) => {
  const changed = await db
    .update(portalSettings)
    .set({ type: body.type })
    .where(isNull(portalSettings.type))
    .returning({ type: portalSettings.type })
  if (changed.length === 0) fail('portals.type_already_set')
  note('portal', { type: body.type })
  await emit('portal.changed', { job_id: null })
  return { type: body.type }
})
