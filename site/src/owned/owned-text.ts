import type { OwnedCourse } from '@portico/shared/contract/learning/learning.ts'

/** Text for owners of a course or of a bundle's courses; null if none is owned. Buying again remains possible. */
export function ownedText({
  ids,
  kind,
  owned,
}: {
  ids: readonly number[]
  kind: 'course' | 'bundle'
  owned: ReadonlyMap<number, OwnedCourse>
}): string | null {
  const had = ids.flatMap((id) => owned.get(id) ?? [])
  if (had.length === 0) return null
  if (had.length < ids.length) return `You have ${had.length} of ${ids.length} courses`
  const isFinished = had.every((one) => one.is_finished)
  if (kind === 'course') return isFinished ? 'Course completed: view it' : 'You have this course: continue'
  const all = ids.length === 1 ? 'its course' : `all ${ids.length} courses`
  return isFinished ? `You completed ${all}: view` : `You have ${all}: continue`
}
