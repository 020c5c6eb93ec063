import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { versioned } from '../../../kernel/versioned.ts'
import { assignmentDrafts } from '../tables.ts'
import type { ResponseKey } from '../../item-types/door.ts'

/** Returns the draft of an assignment's next attempt with its version; one that nobody wrote is empty. */
export async function draftOf(db: Transaction, { enrollment_id, module_item_id }: ResponseKey) {
  const [draft] = await db
    .select({ text: assignmentDrafts.text })
    .from(assignmentDrafts)
    .where(and(eq(assignmentDrafts.enrollment_id, enrollment_id), eq(assignmentDrafts.module_item_id, module_item_id)))
  return versioned({ text: draft?.text ?? '' })
}
