import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { portalFacts } from '@portico/shared/guards/guard.ts'
import { portal_info } from '@portico/shared/contract/portals/portals.ts'
import { createWorld, type PortalName, type World } from '../../../../tests/support/world.ts'
import { portalById } from '../../db/cross-portal/portals-and-members.ts'
import { portalFile, treeFolder } from './folders.ts'
import { writePortalFile } from './write-portal-file.ts'

let world: World
beforeAll(async () => void (world = await createWorld()))
afterAll(() => world.close())

test('writes for the edge exactly what apps read from portal info, in both trees', async () => {
  for (const name of Object.keys(world.portals) as PortalName[]) {
    const portal = await portalById(world.services.platform.db, world.portals[name].id)
    if (!portal) throw new Error(`no portal ${name}`)
    await writePortalFile(world.services, portal)
    const info = portalFacts(await world.visitor(name).call(portal_info))
    for (const kind of ['portals', 'blocked'] as const) {
      expect([
        name,
        kind,
        JSON.parse(readFileSync(join(treeFolder(world.config, kind, portal.id), portalFile), 'utf8')),
      ]).toEqual([name, kind, info])
    }
  }
})
