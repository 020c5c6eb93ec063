import { finishResult } from '@portico/shared/rules/scorm/finish-result.ts'
import { detailsFromCmi } from '@portico/shared/rules/scorm/progress-details.ts'
import { itemProgress, mayStepItemProgress, type ItemProgress } from '@portico/shared/states/item-progress.ts'
import type { ProgressAfter } from '@portico/shared/contract/learning-taking.ts'
import type { Scope } from '../../kernel/context.ts'
import type { Enrollment } from '../../enrollments/own-enrollment.ts'
import { setItemStatus } from '../../enrollments/set-item-status.ts'
import { updateProgress } from '../../enrollments/update-progress.ts'
import type { OutlineItem } from '../../enrollments/outline.ts'

type Finished = { enrollment: Enrollment; item: OutlineItem; cmi: Record<string, string>; mastery_score: number | null }

/** What the committed data say the item has become: 'success', 'failed', 'finished', or null while it is no result yet (OP-80). */
export async function applyResult(
  ctx: Pick<Scope, 'db' | 'emit'> & { now: () => Date },
  { enrollment, item, cmi, mastery_score }: Finished,
): Promise<ProgressAfter | null> {
  const { lesson_status, score } = detailsFromCmi(cmi)
  const result = finishResult({
    lesson_status,
    score_raw: score.raw,
    mastery_score,
    was_failed: item.status === itemProgress.failed,
  })
  if (result === null) return null
  const to: ItemProgress = itemProgress[result]
  // An item that is already success stays it, whatever is reported later (SCO-010).
  if (item.status !== to && mayStepItemProgress(item.status, to)) {
    await setItemStatus(ctx.db, {
      enrollment_id: enrollment.id,
      module_item_id: item.id,
      from: item.status,
      to,
      now: ctx.now(),
    })
  }
  return updateProgress(ctx, enrollment, item.id)
}
