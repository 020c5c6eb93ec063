import { and, eq, inArray, sql } from 'drizzle-orm'
import { listImport } from '@portico/shared/states/list-import.ts'
import type { Transaction } from './client.ts'
import { listImports } from '../domains/lists/tables.ts'

/** Ends an import between two of its batches: rows that were brought in stay. One that is over stays as it ended. */
export async function endImport(
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
