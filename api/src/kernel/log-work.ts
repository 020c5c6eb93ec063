import type { Role } from '@portico/shared/access/roles.ts'
import type { Transaction } from '../db/client.ts'
import { activityLogs } from './tables.ts'

type WorkRequest = { asked_by: number; role: Role; request_id: string }
type Entry = { subject: string; changes: unknown; refused?: string | null }

/** Writes what became of work that outlasts its call to the activity log, in the name of the person who asked for it. */
export async function logWork(
  db: Transaction,
  { asked_by, role, request_id }: WorkRequest,
  { action, entries }: { action: string; entries: readonly Entry[] },
): Promise<void> {
  if (entries.length === 0) return
  await db
    .insert(activityLogs)
    .values(entries.map((entry) => ({ ...entry, actor_id: asked_by, role, action, request_id })))
}
