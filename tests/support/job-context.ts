import { createMailer } from '../../api/src/adapters/mail.ts'
import { portalById } from '../../api/src/db/cross-portal/portals-and-members.ts'
import { emitter } from '../../api/src/events/emit.ts'
import type { ReactionContext } from '../../api/src/kernel/reaction.ts'
import type { PortalName, World } from './world.ts'

/** Returns the context that the worker would pass to a job of this portal. */
export async function jobContext(world: World, name: PortalName = 'core'): Promise<ReactionContext> {
  const { services } = world
  const portal = await portalById(services.platform.db, world.portals[name].id)
  if (!portal) throw new Error(`the world has no portal ${name}`)
  return {
    services,
    portal,
    log: services.log,
    mailer: createMailer(services.config),
    inPortal: (work) => world.within(name, (db) => work({ db, emit: emitter(db, portal.id) })),
  }
}
