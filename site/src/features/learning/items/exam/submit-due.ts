import { finish_exam } from '@portico/shared/contract/exams.ts'
import type { ProgressAfter } from '@portico/shared/contract/learning-taking.ts'
import { CallError } from '@portico/shared/errors/call-error.ts'
import { learnerCall as call } from '../../learner-call.ts'
import type { Keeper } from '../../keeper/create-keeper.ts'
import { isOver } from '../../keeper/send-kept.ts'

type Due = { item_id: number; related_id: number; attempts: number }

/** Submits a try whose time is up, with the answers that the server has by then; null when it was submitted already, by another device or by the server. */
export async function submitDue(keeper: Keeper, { item_id, ...body }: Due): Promise<ProgressAfter | null> {
  await keeper.settle()
  try {
    const {
      score: _score,
      remaining_attempts: _left,
      ...after
    } = await call(finish_exam, { params: { item_id }, body })
    return after
  } catch (error) {
    if (error instanceof CallError && isOver(error)) return null
    throw error
  }
}
