import { eq } from 'drizzle-orm'
import { may } from '@portico/shared/access/may.ts'
import { resourceOf } from '@portico/shared/resources/resources.ts'
import { listImport } from '@portico/shared/states/list-import.ts'
import { actsAs } from '../../../db/cross-portal/acts-as.ts'
import { listImports } from '../tables.ts'
import { endImport } from '../../../db/end-import.ts'
import { endAsFailed } from '../../../kernel/end-as-failed.ts'
import { reaction, type ReactionContext } from '../../../kernel/reaction.ts'
import { runImportBatch } from '../import/run-import-batch.ts'
import { listOf } from '../list-of.ts'

const batch_size = 50
type Asked = { list: string; import_id: number }

/** Works through the rows of an import, batch by batch: progress is seen between them, and whoever asked must still have the right. */
export const task = reaction<'list.import_asked'>((context, asked) =>
  endAsFailed(context, {
    work: () => batchByBatch(context, asked),
    end: () => context.inPortal(({ db }) => endImport(db, asked.import_id, listImport.failed)),
  }),
)

async function batchByBatch(
  { services, portal, log, inPortal }: ReactionContext,
  { list: name, import_id }: Asked,
): Promise<void> {
  const resource = resourceOf(name)
  const list = listOf(resource.name)
  const [asked] = await inPortal(({ db }) => db.select().from(listImports).where(eq(listImports.id, import_id)))
  for (let isOver = !asked; !isOver && asked;) {
    const held = { user_id: asked.asked_by, portal_id: portal.id, role: asked.role }
    const mayStill =
      may({ roles: [asked.role], action: `${resource.noun}.edit` }) && (await actsAs(services.platform.db, held))
    if (!mayStill) await inPortal(({ db }) => endImport(db, import_id, listImport.denied))
    const batch = { import_id, size: batch_size, log }
    isOver = !mayStill || (await inPortal((scope) => runImportBatch(scope, list, batch)))
  }
}
