import type { RegradeChange } from '@portico/shared/contract/exams-staff.ts'
import { itemProgressLabels } from '@portico/shared/states/item-progress.ts'

/** Whose results rise, from what to what. */
export function RaisedResults({ changed }: { changed: readonly RegradeChange[] }) {
  if (changed.length === 0)
    return <p role="status">Nobody’s result changes. Later attempts are graded with the new key.</p>
  return (
    <div className="stack stack-2">
      <p role="status">{changed.length === 1 ? 'One result rises:' : `${changed.length} results rise:`}</p>
      <ul className="raised-results">
        {changed.map((one) => (
          <li
            key={`${one.related_id}-${one.attempts}`}
          >{`${one.name}, attempt ${one.attempts}: ${resultText(one)}`}</li>
        ))}
      </ul>
    </div>
  )
}

function resultText({ score_before, score_after, status_before, status_after }: RegradeChange): string {
  const scores = `${score_before ?? 0}% → ${score_after ?? 0}%`
  return status_before === status_after ? scores : `${scores}, ${itemProgressLabels[status_after].toLowerCase()}`
}
