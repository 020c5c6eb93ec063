import type { RegradeChange } from '@portico/shared/contract/exams/exams-staff.ts'
import { itemProgressLabels } from '@portico/shared/states/learning/item-progress.ts'

type Props = { changed: readonly RegradeChange[]; own_left_out: number; elsewhere: number }

/** Shows whose results rise and by how much; for courses of other instructors, only how many. */
export function RaisedResults({ changed, own_left_out, elsewhere }: Props) {
  const left_out =
    own_left_out === 0 ? null : (
      <p>Your own result would rise, too, but is left out. Ask a colleague to correct the answer key again for you.</p>
    )
  const others =
    elsewhere === 0 ? null : (
      <p role="status">
        {elsewhere === 1
          ? 'One result rises in a course that you do not teach.'
          : `${elsewhere} results rise in courses that you do not teach.`}
      </p>
    )
  if (changed.length === 0 && others)
    return (
      <div className="stack stack-2">
        {others}
        {left_out}
      </div>
    )
  if (changed.length === 0)
    return (
      <div className="stack stack-2">
        <p role="status">
          {`${left_out ? 'Nobody else’s' : 'Nobody’s'} result changes. Later attempts are graded with the new answer key.`}
        </p>
        {left_out}
      </div>
    )
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
      {others}
      {left_out}
    </div>
  )
}

function resultText({ score_before, score_after, status_before, status_after }: RegradeChange): string {
  const scores = `${score_before ?? 0}% → ${score_after ?? 0}%`
  return status_before === status_after ? scores : `${scores}, ${itemProgressLabels[status_after].toLowerCase()}`
}
