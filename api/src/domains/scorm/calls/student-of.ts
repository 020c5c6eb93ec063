import { eq } from 'drizzle-orm'
import { users } from '../../identity/tables.ts'
import type { Transaction } from '../../../db/client.ts'

/** The learner as content sees them: the name is "Last, First". */
export async function studentOf(
  db: Transaction,
  user_id: number,
): Promise<{ student_id: string; student_name: string }> {
  const [student] = await db
    .select({ first_name: users.first_name, last_name: users.last_name })
    .from(users)
    .where(eq(users.id, user_id))
  return {
    student_id: String(user_id),
    student_name: `${student?.last_name ?? ''}, ${student?.first_name ?? ''}`,
  }
}
