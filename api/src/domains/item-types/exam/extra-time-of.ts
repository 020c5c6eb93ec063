import { and, eq } from 'drizzle-orm'
import type { ExtraTime } from '@portico/shared/rules/exams/attempt-time.ts'
import type { Transaction } from '../../../db/client.ts'
import { examAccommodations } from '../../exams/tables.ts'

/** Returns the extra time one learner gets on one exam, or null for the standard limit. */
export async function extraTimeOf(
  db: Transaction,
  { enrollment_id, module_item_id }: { enrollment_id: number; module_item_id: number },
): Promise<ExtraTime | null> {
  const [found] = await db
    .select({
      extra_percentage: examAccommodations.extra_percentage,
      extra_minutes: examAccommodations.extra_minutes,
    })
    .from(examAccommodations)
    .where(
      and(eq(examAccommodations.enrollment_id, enrollment_id), eq(examAccommodations.module_item_id, module_item_id)),
    )
  return found ?? null
}
