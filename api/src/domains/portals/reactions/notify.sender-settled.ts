import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { idsOf, membersWith } from '../../identity/members-with.ts'
import { notifyAll } from '../../notifications/notify.ts'
import { reaction } from '../../../kernel/reaction.ts'

/** Whoever may change the portal learns that its mail comes from its own address, or no longer. */
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
