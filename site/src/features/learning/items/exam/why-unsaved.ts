import type { Keeper } from '../../keeper/create-keeper.ts'
import { $kept } from '../../keeper/keeper.store.ts'
import { keptStatus } from '../../keeper/kept-status.ts'
import type { AnswerSaver } from './answer-saver.ts'

/** Retries unsent answers and returns why some are still unsent, or null if all are saved. An attempt is graded only with all its answers. */
export async function whyUnsaved(keeper: Keeper, saver: AnswerSaver | null): Promise<string | null> {
  if (!(await keeper.settle())) {
    const state = keptStatus($kept.get())?.label ?? 'Some answers are not sent yet'
    return `${state}. They’re sent when the connection returns; then you can finish.`
  }
  const isRefused = [...(saver?.answers().values() ?? [])].some(({ save }) => save === 'failed')
  return isRefused ? 'Some answers are not saved. Please go through them and try again.' : null
}
