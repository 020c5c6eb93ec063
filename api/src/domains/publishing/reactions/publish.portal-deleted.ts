import { portalById } from '../../../db/cross-portal/portals-and-members.ts'
import { reaction } from '../../../kernel/reaction.ts'
import { portalPictures } from '../../media/door.ts'
import { dropPortal } from '../hosts.ts'

/** Removes a deleted portal's hosts, pages and pictures, so it stops answering. */
export const task = reaction<'portal.deleted'>(async ({ services }, { portal_id }) => {
  if (await portalById(services.platform.db, portal_id)) return
  dropPortal(portal_id, services.config)
  await services.storage.removeBelow(portalPictures(portal_id))
})
