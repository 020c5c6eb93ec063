import { remainingAttempts } from '@portico/shared/rules/exams/remaining-attempts.ts'
import type { Transaction } from '../../db/client.ts'
import type { AskedItem } from '../item-type-on-server.ts'
import { questionIdsOf, readExam, readTries } from './exam-queries.ts'

/** An exam before and between tries (EXM-001, EXM-009). */
export async function examView(db: Transaction, { base, itemable_id, enrollment_id }: AskedItem) {
  const exam = await readExam(db, itemable_id)
  const tries = await readTries(db, { enrollment_id, module_item_id: base.id })
  return {
    id: exam.id,
    type: exam.type,
    description: exam.description,
    pass_percentage: exam.pass_percentage,
    status: base.status,
    questions_count: (await questionIdsOf(db, exam.id)).length,
    attempts_number: exam.attempts_number,
    remaining_attempts: remainingAttempts({ attempts_number: exam.attempts_number, attempts_used: tries.length }),
    exam_tries: tries.map(({ attempts, status, score, finished_at }) => ({
      attempts,
      status,
      score,
      finished_at,
    })),
  }
}
