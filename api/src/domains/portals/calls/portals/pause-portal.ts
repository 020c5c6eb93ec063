import { pause_portal } from '@portico/shared/contract/portals/staff.ts'
import { portalById } from '../../../../db/cross-portal/portals-and-members.ts'
import { setPortalPaused } from '../../cross-portal/portal-admin.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { isOnAdminPortal } from '../../../../kernel/on-admin-portal.ts'

/**
 * A super admin pauses or resumes a portal from the admin portal; the reaction replaces its published pages with the blocked page, or restores them.
 */
export const pausePortal = verb(pause_portal, async (ctx, { params, body }) => {
  const { services, emit, note } = ctx
  if (!(await isOnAdminPortal(ctx))) fail('portals.not_yours')
  note(`portal:${params.portal_id}`, body)
  const portal = await portalById(services.platform.db, params.portal_id)
  if (!portal) return fail('portals.not_found')
  if (portal.kind !== 'tenant') fail('portals.never_paused')
  await setPortalPaused(services.platform.db, portal.id, body.is_paused)
  await emit('portal.paused', { portal_id: params.portal_id })
  return { id: params.portal_id, is_paused: body.is_paused }
})
