import type { LearnerCourse } from '@portico/shared/contract/learning/learning.ts'
import type { ProgressAfter } from '@portico/shared/contract/learning/taking.ts'
import { useEffect, useRef } from 'react'
import { keeperOf } from '../keeper/keeper.store.ts'

/** Applies the progress changes of every sent start or finish of this course, including those of items already left. */
export function useKeptSteps({ learner, related_id }: LearnerCourse, apply: (after: ProgressAfter) => void): void {
  const now = useRef(apply)
  now.current = apply
  useEffect(
    () =>
      keeperOf(learner.id).listen((one, result) => {
        if (one.related_id === related_id && result.state === 'sent' && result.after) now.current(result.after)
      }),
    [learner.id, related_id],
  )
}
