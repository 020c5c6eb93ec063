import { portalById } from '../db/cross-portal/portals-and-members.ts'
import { reaction } from '../kernel/reaction.ts'
import { dropPortal } from '../publishing/hosts.ts'

/** A deleted portal answers nobody any more: its hosts lead nowhere, and its pages are gone. */
export const task = reaction<'portal.deleted'>(async ({ services }, { portal_id }) => {
  if (await portalById(services.platform.db, portal_id)) return
  dropPortal(portal_id, services.config)
})
