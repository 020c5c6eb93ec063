import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { idsOf, membersWith } from '../../identity/door.ts'
import { notifyAll } from '../../notifications/door.ts'
import { reaction } from '../../../kernel/reaction.ts'

/** Notifies everyone who may change the portal that its mail comes from its own email address, or no longer does. */
export const task = reaction<'sender.settled'>(({ inPortal, portal, services }, { is_used, address }) =>
  inPortal(async (scope) => {
    const type = is_used ? 'sender_used' : 'sender_lost'
    const day = services.now().toISOString().slice(0, 10)
    await notifyAll(scope, idsOf(await membersWith(scope.db, 'portals.edit')), {
      type,
      properties: { title: address, original_id: portal.id },
      path: linkToStaff('portalSettingsDomain'),
      cause: `sender:${address}:${type}:${day}`,
    })
  }),
)
