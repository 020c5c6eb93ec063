import type { LearnerCourse } from '@portico/shared/contract/learning/learning.ts'
import { nextText } from './progress-text.ts'

/** Id of the line, for the continue button that it describes. */
export const nextItemId = ({ related_id }: LearnerCourse): string => `next-of-${related_id}`

/** Names the next item beside the continue button; nothing if there is none. */
export function NextItemLine({ course }: { course: LearnerCourse }) {
  const text = nextText(course)
  if (text === null) return null
  return (
    <p className="next-item-line small muted" id={nextItemId(course)}>
      {text}
    </p>
  )
}
