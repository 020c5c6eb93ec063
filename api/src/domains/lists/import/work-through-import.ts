import { eq } from 'drizzle-orm'
import type { Action } from '@portico/shared/access/actions.ts'
import { may } from '@portico/shared/access/may.ts'
import { listImport } from '@portico/shared/states/list-import.ts'
import { actsAs } from '../../../db/cross-portal/acts-as.ts'
import { listImports } from '../../lists/tables.ts'
import type { Scope } from '../../../kernel/context.ts'
import { endAsFailed } from '../../../kernel/end-as-failed.ts'
import type { ReactionContext } from '../../../kernel/reaction.ts'
import { endImport } from '../../../db/end-import.ts'

const batch_size = 50
type Batch = {
  import_id: number
  size: number
  portal: ReactionContext['portal']
  services: ReactionContext['services']
  log: ReactionContext['log']
  now: Date
}
type Work = { import_id: number; action: Action; runBatch: (scope: Scope, batch: Batch) => Promise<boolean> }

/** Works through the people of a file, batch by batch: progress is seen between them, and whoever asked must still have the right. */
export const workThroughFile = (context: ReactionContext, work: Work): Promise<void> =>
  endAsFailed(context, {
    work: () => batchByBatch(context, work),
    end: () => context.inPortal(({ db }) => endImport(db, work.import_id, listImport.failed)),
  })

async function batchByBatch(
  { services, portal, log, inPortal }: ReactionContext,
  { import_id, action, runBatch }: Work,
): Promise<void> {
  const [asked] = await inPortal(({ db }) => db.select().from(listImports).where(eq(listImports.id, import_id)))
  for (let isOver = !asked; !isOver && asked;) {
    const held = { user_id: asked.asked_by, portal_id: portal.id, role: asked.role }
    const mayStill = may({ roles: [asked.role], action }) && (await actsAs(services.platform.db, held))
    if (!mayStill) await inPortal(({ db }) => endImport(db, import_id, listImport.denied))
    const batch = { import_id, size: batch_size, portal, services, log, now: services.now() }
    isOver = !mayStill || (await inPortal((scope) => runBatch(scope, batch)))
  }
}
