import { and, eq } from 'drizzle-orm'
import { listImport } from '@portico/shared/states/list-import.ts'
import type { Transaction } from '../../../db/client.ts'
import { listImports } from '../tables.ts'
import { fail } from '../../../kernel/fail.ts'

type Answerable = Partial<Pick<typeof listImports.$inferSelect, 'asked_by' | 'role' | 'request_id'>>

/** Starts a judged import, once: a second click finds that it has begun. From then on `by` answers for it, with their own reach. */
export async function startImport(db: Transaction, id: number, by: Answerable = {}): Promise<void> {
  const [started] = await db
    .update(listImports)
    .set({ state: listImport.running, ...by })
    .where(and(eq(listImports.id, id), eq(listImports.state, listImport.judged)))
    .returning({ id: listImports.id })
  if (!started) fail('lists.import_not_judged')
}
