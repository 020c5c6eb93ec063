import { eq } from 'drizzle-orm'
import type { CompletedByStaff } from '@portico/shared/rules/credentials/certificates/staff-completion-line.ts'
import type { Transaction } from '../../../db/client.ts'
import { staffCompletions } from '../../learning/tables.ts'
import { users } from '../../identity/tables.ts'

/** Returns what a certificate freezes of a course completed by staff. The reason is not printed; packets state it. */
export async function staffCompletionOf(
  db: Transaction,
  enrollment_id: number,
): Promise<{ completed_by_staff?: CompletedByStaff }> {
  const [found] = await db
    .select({ marked: staffCompletions, first_name: users.first_name, last_name: users.last_name })
    .from(staffCompletions)
    .leftJoin(users, eq(users.id, staffCompletions.completed_by))
    .where(eq(staffCompletions.enrollment_id, enrollment_id))
  if (!found) return {}
  const { marked, first_name, last_name } = found
  return {
    completed_by_staff: {
      name: `${first_name ?? ''} ${last_name ?? ''}`.trim().normalize('NFC'),
      at: marked.completed_at.toISOString(),
      items: marked.module_item_ids.length,
      items_total: marked.items_total,
    },
  }
}
