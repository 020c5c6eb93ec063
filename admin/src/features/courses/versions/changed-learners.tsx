import type { VersionPreview } from '@portico/shared/contract/courses/outline.ts'
import { itemProgress } from '@portico/shared/states/learning/item-progress.ts'
import { countOf } from '@portico/shared/rules/numbers/count-of.ts'

type Learner = VersionPreview['learners'][number]

/** Lists the learners who are affected, with their progress before and after. */
export function ChangedLearners({ learners }: { learners: readonly Learner[] }) {
  return (
    <details>
      <summary>Show whose progress changes</summary>
      <ul>
        {learners.map((learner) => (
          <li key={learner.related_id}>
            {learner.name}: {changeOf(learner)}
          </li>
        ))}
      </ul>
    </details>
  )
}

function changeOf({ before, after, opened, locked }: Learner): string {
  const progress = `${before.percentage}% → ${after.percentage}%`
  const parts = [
    after.status === itemProgress.finished ? `${progress}, finished` : progress,
    opened > 0 ? `${countOf(opened, 'item')} opened` : '',
    locked > 0 ? `${countOf(locked, 'item')} locked` : '',
  ]
  return parts.filter(Boolean).join(', ')
}
