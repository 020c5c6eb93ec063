import { portalById } from '../../db/cross-portal/portals-and-members.ts'
import { formerDomains } from '../portals/door.ts'
import type { Services } from '../../kernel/services.ts'
import type { Portal } from '../../portal/portal.ts'
import { dropPortal, pointHosts } from './hosts.ts'
import { writePortalFile } from './write-portal-file.ts'

/**
 * Writes the portal facts the edge needs and points the portal's hosts at its pages. Drops them again if the portal was deleted meanwhile, since the
 * deletion job may have run earlier.
 */
export async function openHosts(services: Services, portal: Portal): Promise<void> {
  await writePortalFile(services, portal)
  pointHosts(portal, services.config, await formerDomains(services.platform.db, portal.id))
  if (!(await portalById(services.platform.db, portal.id))) dropPortal(portal.id, services.config)
}
