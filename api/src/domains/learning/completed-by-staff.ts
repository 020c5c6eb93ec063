import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { staffCompletions } from './tables.ts'
import { users } from '../identity/tables.ts'

export type StaffCompletion = { name: string; reason: string; at: Date; item_ids: number[] }

/** Returns which staff member completed an enrollment, why, when, and which items that marked (LRN-032). */
export async function completedByStaff(db: Transaction, enrollment_id: number): Promise<StaffCompletion | null> {
  const [found] = await db
    .select({ done: staffCompletions, first_name: users.first_name, last_name: users.last_name })
    .from(staffCompletions)
    .leftJoin(users, eq(users.id, staffCompletions.completed_by))
    .where(eq(staffCompletions.enrollment_id, enrollment_id))
  if (!found) return null
  const { done, first_name, last_name } = found
  return {
    name: `${first_name ?? ''} ${last_name ?? ''}`.trim(),
    reason: done.reason,
    at: done.completed_at,
    item_ids: done.module_item_ids.map(Number),
  }
}
