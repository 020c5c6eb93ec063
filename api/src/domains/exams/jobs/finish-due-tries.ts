import { eq } from 'drizzle-orm'
import { answerGrace_ms, isTimeOver } from '@portico/shared/rules/exams/attempt-time.ts'
import { dueAttempts, type DueAttempt } from '../cross-portal/due-attempts.ts'
import { inPortal } from '../../../db/in-portal.ts'
import { enrollments } from '../../learning/tables.ts'
import { examTries } from '../tables.ts'
import { finishAttempt } from '../finish-attempt.ts'
import { emitter } from '../../../events/emit.ts'
import type { Services } from '../../../kernel/services.ts'

/** Every minute. */
export const finishDueTriesCron = '* * * * * finish-due-tries'

/** Ends and grades attempts whose time is over with the saved answers, whether or not a browser is still open. */
export async function finishDueTries(services: Services): Promise<void> {
  const { platform, log, now } = services
  let ended = 0
  for (const due of await dueAttempts(platform.db, new Date(now().getTime() - answerGrace_ms))) {
    try {
      if (await finishDue(services, due)) ended += 1
    } catch (error) {
      log.error({ err: error, portal: due.portal_id, exam_try: due.id }, 'a try whose time is over was not ended')
    }
  }
  if (ended > 0) log.info({ ended }, 'tries whose time was over were ended')
}

const finishDue = ({ app, now }: Services, { id, portal_id, enrollment_id }: DueAttempt): Promise<boolean> =>
  inPortal(app.db, portal_id, async (db) => {
    const [enrollment] = await db.select().from(enrollments).where(eq(enrollments.id, enrollment_id)).for('update')
    const [running] = await db.select().from(examTries).where(eq(examTries.id, id))
    // The learner may have finished first, or staff may have given more time.
    if (!enrollment || !running || running.finished_at !== null || !isTimeOver(running, now())) return false
    await finishAttempt({ db, emit: emitter(db, portal_id), now }, { enrollment, running, ended_by: 'time' })
    return true
  })
