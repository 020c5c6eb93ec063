import { choose_portal_type } from '@portico/shared/contract/portals/staff.ts'
import { mayStepPortalType } from '@portico/shared/states/portals/portal.ts'
import { portalSettings } from '../../tables.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'

/** Sets the type from null to 1 or 2, once; later requests are rejected (TEN-005, TEN-006). */
export const choosePortalType = verb(choose_portal_type, async ({ db, emit, note }, { body }) => {
  const [portal] = await db.select({ type: portalSettings.type }).from(portalSettings).for('update')
  if (!portal || !mayStepPortalType(portal.type, body.type)) return fail('portals.type_already_set')
  await db.update(portalSettings).set({ type: body.type })
  note('portal', { type: body.type })
  await emit('portal.changed', { job_id: null })
  return { type: body.type }
})
