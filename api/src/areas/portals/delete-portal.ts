import { delete_portal } from '@portico/shared/contract/portals-staff.ts'
import { portalLine, removePortal } from '../../db/cross-portal/portal-admin.ts'
import { fail } from '../../kernel/fail.ts'
import { verb } from '../../kernel/verb.ts'
import { onAdminPortal } from './on-admin-portal.ts'

export const deletePortal = verb(delete_portal, async (ctx, { params }) => {
  await onAdminPortal(ctx)
  const { services, note } = ctx
  const row = await portalLine(services.platform.db, params.portal_id)
  if (!row) return fail('portals.not_found')
  if (row.kind !== 'tenant' || !(await removePortal(services.platform.db, row.id))) fail('portals.in_use')
  note(`portal:${row.id}`, { deleted: row.slug })
  return { id: row.id }
})
