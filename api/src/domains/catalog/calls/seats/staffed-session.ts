import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../../db/client.ts'
import { courses } from '../../../courses/tables.ts'
import { schedules } from '../../../lists/tables.ts'
import { refuseIfUsedElsewhere } from '../../../access/door.ts'
import type { Actor } from '../../../../kernel/context.ts'
import { fail } from '../../../../kernel/fail.ts'

/** Returns a session of the visited portal whose people the caller may see; only the core portal has sessions. */
export async function staffedSession(db: Transaction, { actor, id }: { actor: Actor; id: number }) {
  const [session] = await db.select().from(schedules).where(eq(schedules.id, id))
  if (!session) return fail('general.not_found')
  const { course_id } = session
  if (course_id !== null) await refuseIfUsedElsewhere(db, { actor, used: eq(courses.id, course_id) })
  return session
}
