import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Action } from '@portico/shared/access/grants.ts'
import { may } from '@portico/shared/access/may.ts'
import { listImport } from '@portico/shared/states/list-import.ts'
import { stillHasRole } from '../../../db/cross-portal/still-has-role.ts'
import type { Transaction } from '../../../db/client.ts'
import { listImports } from '../tables.ts'
import type { Scope } from '../../../kernel/context.ts'
import { endAsFailed } from '../../../kernel/end-as-failed.ts'
import type { ReactionContext } from '../../../kernel/reaction.ts'

const batch_size = 50
type Batch = {
  import_id: number
  size: number
  portal: ReactionContext['portal']
  services: ReactionContext['services']
  log: ReactionContext['log']
  now: Date
}
type Work = {
  import_id: number
  /** the right that the requester must still have before each batch */
  action: () => Action
  runBatch: (scope: Scope, batch: Batch) => Promise<boolean>
}

/** Works through the rows of an import in a job, one transaction per batch, so that its progress shows in between. */
export const workThroughImport = (context: ReactionContext, work: Work): Promise<void> =>
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
    const mayStill = may({ roles: [asked.role], action: action() }) && (await stillHasRole(services.platform.db, held))
    if (!mayStill) await inPortal(({ db }) => endImport(db, import_id, listImport.denied))
    const batch = { import_id, size: batch_size, portal, services, log, now: services.now() }
    isOver = !mayStill || (await inPortal((scope) => runBatch(scope, batch)))
  }
}

/** Ends an import between two of its batches: rows that were brought in stay. One that is over stays as it ended. */
async function endImport(
  db: Transaction,
  id: number,
  state: typeof listImport.denied | typeof listImport.failed,
): Promise<void> {
  const isWorking = inArray(listImports.state, [listImport.judging, listImport.running])
  await db
    .update(listImports)
    .set({ state, finished_at: sql`clock_timestamp()` })
    .where(and(eq(listImports.id, id), isWorking))
}
