import { remainingAttempts } from '@portico/shared/rules/exams/remaining-attempts.ts'
import type { ItemProgress } from '@portico/shared/states/item-progress.ts'
import type { Transaction } from '../../db/client.ts'
import type { OutlineItem } from '../../enrollments/outline.ts'
import { questionIdsOf, readExam, readTries } from './exam-queries.ts'

/** An exam before and between tries (EXM-001, EXM-009). */
export async function examView(db: Transaction, item: OutlineItem, enrollment_id: number) {
  const exam = await readExam(db, item.itemable_id)
  const tries = await readTries(db, { enrollment_id, module_item_id: item.id })
  return {
    id: exam.id,
    type: exam.type,
    description: exam.description,
    pass_percentage: exam.pass_percentage,
    status: item.status,
    questions_count: (await questionIdsOf(db, exam.id)).length,
    attempts_number: exam.attempts_number,
    remaining_attempts: remainingAttempts({ attempts_number: exam.attempts_number, attempts_used: tries.length }),
    exam_tries: tries.map(({ attempts, status, score, finished_at }) => ({
      attempts,
      status: status as ItemProgress,
      score,
      finished_at,
    })),
  }
}
