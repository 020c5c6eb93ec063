import type { VersionPreview } from '@portico/shared/contract/courses/outline.ts'
import { itemProgress, itemProgressLabels } from '@portico/shared/states/learning/item-progress.ts'
import { countOf } from '@portico/shared/rules/numbers/count-of.ts'

type Learner = VersionPreview['learners'][number]

/** Lists the learners who are affected, with what changes for each. */
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
  const isFinishing = after.status === itemProgress.finished
  const parts = [
    before.percentage === after.percentage ? '' : `${before.percentage}% → ${after.percentage}%`,
    isFinishing ? 'finished' : '',
    before.status === after.status || isFinishing
      ? ''
      : `${itemProgressLabels[before.status]} → ${itemProgressLabels[after.status]}`,
    opened > 0 ? `${countOf(opened, 'item')} opened` : '',
    locked > 0 ? `${countOf(locked, 'item')} locked` : '',
  ]
  return parts.filter(Boolean).join(', ')
}
