import type { Transaction } from '../../../../db/client.ts'
import { portalSettings } from '../../../portals/tables.ts'
import { fail } from '../../../../kernel/fail.ts'

/** Refuses everyone if the portal has switched questions off (SES-016). */
export async function requireQuestionsEnabled(db: Transaction): Promise<void> {
  const [setting] = await db.select({ off: portalSettings.disable_course_questions }).from(portalSettings)
  if (setting?.off) fail('questions.off')
}
