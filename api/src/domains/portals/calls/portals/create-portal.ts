import { create_portal } from '@portico/shared/contract/portals/staff.ts'
import { isReservedName } from '@portico/shared/pages/reserved-names.ts'
import { inPortal } from '../../../../db/in-portal.ts'
import { insertPortal, portalLine } from '../../cross-portal/portal-admin.ts'
import { emitter } from '../../../../events/emit.ts'
import { fail } from '../../../../kernel/fail.ts'
import { verb } from '../../../../kernel/verb.ts'
import { lineOf } from './portal-line.ts'
import { onAdminPortal } from '../../../../kernel/on-admin-portal.ts'

/** Creates a portal without a type, which its staff choose once (TEN-005, TEN-027). Its pages follow in a separate job. */
export const createPortal = verb(create_portal, async (ctx, { body }) => {
  await onAdminPortal(ctx)
  const { services, note } = ctx
  if (isReservedName(body.slug)) fail('portals.name_reserved', { name: body.slug })
  const id = await insertPortal(services.platform.db, body)
  if (id === null) return fail('portals.slug_taken')
  await inPortal(services.app.db, id, (db) => emitter(db, id)('portal.changed', { job_id: null }))
  note(`portal:${id}`, body)
  const row = await portalLine(services.platform.db, id)
  return row ? lineOf(row, services.config) : fail('portals.not_found')
})
