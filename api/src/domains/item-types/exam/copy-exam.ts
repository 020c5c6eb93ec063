import type { Transaction } from '../../../db/client.ts'
import { insertedId } from '../inserted-id.ts'
import { choices, examPools, exams, questions } from '../tables.ts'
import { attachedPools, questionIdsOf, readExam, readQuestions, type FullQuestion } from './exam-queries.ts'

const choicesPerInsert = 1_000

/**
 * Copies an exam with its questions, so that correcting the key of one leaves the other as it is. Origins are kept: people who must still take one of
 * them read the key of neither.
 */
export async function copyExam(db: Transaction, id: number): Promise<number> {
  const { id: _, portal_id: __, ...exam } = await readExam(db, id)
  const exam_id = insertedId(await db.insert(exams).values(exam).returning())
  const pools = await attachedPools(db, id)
  if (pools.length > 0)
    await db.insert(examPools).values(pools.map((pool, sort_number) => ({ ...pool, exam_id, sort_number })))
  await copyQuestions(db, { exam_id, asked: await readQuestions(db, await questionIdsOf(db, id)) })
  return exam_id
}

type Copied = { exam_id: number; asked: readonly FullQuestion[] }

async function copyQuestions(db: Transaction, { exam_id, asked }: Copied): Promise<void> {
  if (asked.length === 0) return
  const made = await db
    .insert(questions)
    .values(
      asked.map(({ id, portal_id: _, choices: __, ...question }) => ({
        ...question,
        exam_id,
        origin_id: question.origin_id ?? id,
      })),
    )
    .returning({ id: questions.id })
  const copies = asked.flatMap((question, at) =>
    question.choices.map(({ id, portal_id: _, ...choice }) => ({
      ...choice,
      question_id: made[at]?.id ?? 0,
      origin_id: choice.origin_id ?? id,
    })),
  )
  for (let from = 0; from < copies.length; from += choicesPerInsert)
    await db.insert(choices).values(copies.slice(from, from + choicesPerInsert))
}
