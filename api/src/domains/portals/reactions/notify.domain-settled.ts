import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { idsOf, membersWith } from '../../identity/members-with.ts'
import { notifyAll } from '../../notifications/notify.ts'
import { reaction } from '../../../kernel/reaction.ts'

/** Whoever may change the portal learns that its domain serves, is failing, or serves no longer. */
export const task = reaction<'domain.settled'>(({ inPortal, portal, services }, { became, name }) =>
  inPortal(async (scope) => {
    const day = services.now().toISOString().slice(0, 10)
    await notifyAll(scope, idsOf(await membersWith(scope.db, 'portals.edit')), {
      type: `domain_${became}`,
      properties: { title: name, original_id: portal.id },
      path: linkToStaff('portalSettingsDomain'),
      cause: `domain:${name}:${became}:${day}`,
    })
  }),
)
