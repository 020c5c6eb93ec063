import { delete_portal } from '@portico/shared/contract/portals/staff.ts'
import { portalLine, removePortal } from '../../cross-portal/portal-admin.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { onAdminPortal } from '../../../../kernel/on-admin-portal.ts'

/**
 * A separate job removes the published pages. It is recorded on the portal of the call, like the deletion, so that portal cannot be the deleted one.
 */
export const deletePortal = verb(delete_portal, async (ctx, { params }) => {
  await onAdminPortal(ctx)
  const { services, portal, emit, note } = ctx
  const row = await portalLine(services.platform.db, params.portal_id)
  if (!row) return fail('portals.not_found')
  if (row.kind !== 'tenant' || row.id === portal.id) fail('portals.in_use')
  const outcome = await removePortal(services.platform.db, row.id)
  if (outcome === 'in_use') fail('portals.in_use')
  if (outcome === 'being_published') fail('portals.being_published')
  await emit('portal.deleted', { portal_id: row.id })
  note(`portal:${row.id}`, { deleted: row.slug })
  return { id: row.id }
})
