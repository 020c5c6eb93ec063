import { may } from '@portico/shared/access/may.ts'
import { show_portal } from '@portico/shared/contract/portals/staff.ts'
import { portalRecord } from '../../cross-portal/portal-record.ts'
import { fail } from '../../../../kernel/fail.ts'
import { versionedCompany, versionedSetting } from '../../../../kernel/portal-versions.ts'
import { verb } from '../../../../kernel/verb.ts'
import { isOnAdminPortal } from '../../../../kernel/on-admin-portal.ts'

/** Reads another portal only on the admin portal, and only for roles that may select portals (TEN-003, TEN-004). */
export const showPortal = verb(show_portal, async (ctx, { params }) => {
  const { portal, services, actor } = ctx
  const any = (await isOnAdminPortal(ctx)) && may({ roles: [actor.role], action: 'portals.select' })
  if (!any && params.portal_id !== portal.id) fail('portals.not_found')
  const record = (await portalRecord(services.platform.db, params.portal_id)) ?? fail('portals.not_found')
  return {
    ...record,
    setting: versionedSetting(record.setting),
    company: record.company && versionedCompany(record.company),
  }
})
