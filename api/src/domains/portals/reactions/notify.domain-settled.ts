import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { idsOf, membersWith } from '../../identity/door.ts'
import { notifyAll } from '../../notifications/door.ts'
import { reaction } from '../../../kernel/reaction.ts'

/** Notifies everyone who may change the portal that its domain serves, is failing, or no longer serves. */
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
