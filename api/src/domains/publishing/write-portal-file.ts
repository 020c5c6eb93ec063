import { join } from 'node:path'
import { portalFacts } from '@portico/shared/guards/guard.ts'
import { inPortal } from '../../db/in-portal.ts'
import type { Portal } from '../../portal/portal.ts'
import type { Services } from '../../kernel/services.ts'
import { treeFolder, portalFile } from './folders.ts'
import { readPublicPortal } from './read-public-portal.ts'
import { writeAtomically } from './write-atomically.ts'

/** Writes the portal facts the edge needs next to the portal's pages, in both the open and the blocked tree. */
export async function writePortalFile(
  { app, config, now }: Pick<Services, 'app' | 'config' | 'now'>,
  portal: Portal,
): Promise<void> {
  const known = await inPortal(app.db, portal.id, (db) => readPublicPortal({ db, portal, config, now: now() }))
  const facts = JSON.stringify(portalFacts(known))
  for (const kind of ['portals', 'blocked'] as const)
    writeAtomically(join(treeFolder(config, kind, portal.id), portalFile), facts)
}
