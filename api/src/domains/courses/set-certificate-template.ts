import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/client.ts'
import { courses } from './tables.ts'

/** Makes a template the one that a course prints its certificates from. */
export async function setCertificateTemplate(
  db: Transaction,
  { course_id, certificate_template_id, at }: { course_id: number; certificate_template_id: number; at: Date },
): Promise<void> {
  await db.update(courses).set({ certificate_template_id, updated_at: at }).where(eq(courses.id, course_id))
}
