import { update_portal } from '@portico/shared/contract/portals/staff.ts'
import { inPortal } from '../../../../db/in-portal.ts'
import { portalLine, renamePortal } from '../../cross-portal/portal-admin.ts'
import { emitter } from '../../../../events/emit.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { lineOf } from './portal-line.ts'
import { onAdminPortal } from '../../../../kernel/on-admin-portal.ts'

/** Every page shows the portal's name, so all pages are rebuilt. */
export const updatePortal = verb(update_portal, async (ctx, { params, body }) => {
  await onAdminPortal(ctx)
  const { services, note } = ctx
  if (!(await renamePortal(services.platform.db, params.portal_id, body.name))) fail('portals.not_found')
  await inPortal(services.app.db, params.portal_id, (db) =>
    emitter(db, params.portal_id)('portal.changed', { job_id: null }),
  )
  note(`portal:${params.portal_id}`, body)
  const row = await portalLine(services.platform.db, params.portal_id)
  return row ? lineOf(row, services.config) : fail('portals.not_found')
})
