import { attemptQuestionCount } from '@portico/shared/rules/exams/draw-questions.ts'
import { remainingAttempts } from '@portico/shared/rules/exams/remaining-attempts.ts'
import { attemptMinutes } from '@portico/shared/rules/exams/attempt-time.ts'
import type { Transaction } from '../../../db/client.ts'
import type { RequestedItem } from '../item-type-on-server.ts'
import { poolsToDraw, questionIdsOf, readExam, readAttempts, usedAttempts } from './exam-queries.ts'
import { extraTimeOf } from './extra-time-of.ts'

/** Builds the exam page before and between attempts (EXM-001, EXM-009). */
export async function examView(db: Transaction, { base, itemable_id, enrollment_id }: RequestedItem) {
  const exam = await readExam(db, itemable_id)
  const key = { enrollment_id, module_item_id: base.id }
  const tries = await readAttempts(db, key)
  const attempts_used = await usedAttempts(db, key, tries)
  const pools = await poolsToDraw(db, exam.id)
  return {
    id: exam.id,
    type: exam.type,
    description: exam.description,
    pass_percentage: exam.pass_percentage,
    status: base.status,
    questions_count: attemptQuestionCount(
      (await questionIdsOf(db, exam.id)).length,
      pools.map(({ draw, question_ids }) => ({ draw, available: question_ids.length })),
    ),
    attempts_number: exam.attempts_number,
    remaining_attempts: remainingAttempts({ attempts_number: exam.attempts_number, attempts_used }),
    minutes: attemptMinutes(exam.time_limit_minutes, await extraTimeOf(db, key)),
    opens_at: exam.opens_at,
    closes_at: exam.closes_at,
    exam_tries: tries.map(({ attempts, status, score, finished_at }) => ({
      attempts,
      status,
      score,
      finished_at,
    })),
  }
}
