import { eq } from 'drizzle-orm'
import { may } from '@portico/shared/access/may.ts'
import { resourceOf } from '@portico/shared/resources/resources.ts'
import { listImport } from '@portico/shared/states/list-import.ts'
import { actsAs } from '../db/cross-portal/acts-as.ts'
import { listImports } from '../db/tables/list-imports.ts'
import { reaction } from '../kernel/reaction.ts'
import { runImportBatch } from '../lists/import/run-import-batch.ts'
import { listOf } from '../lists/list-of.ts'

const batch_size = 50

/** Works through the rows of an import, batch by batch: progress is seen between them, and whoever asked must still have the right. */
export const task = reaction<'list.import_asked'>(async ({ services, portal, inPortal }, { list: name, import_id }) => {
  const resource = resourceOf(name)
  const list = listOf(resource.name)
  const named = eq(listImports.id, import_id)
  const [asked] = await inPortal(({ db }) => db.select().from(listImports).where(named))
  for (let isOver = !asked; !isOver && asked;) {
    const held = { user_id: asked.asked_by, portal_id: portal.id, role: asked.role }
    const mayStill =
      may({ roles: [asked.role], action: `${resource.noun}.edit` }) && (await actsAs(services.platform.db, held))
    if (!mayStill) await inPortal(({ db }) => db.update(listImports).set({ state: listImport.denied }).where(named))
    isOver = !mayStill || (await inPortal((scope) => runImportBatch(scope, list, { import_id, size: batch_size })))
  }
})
