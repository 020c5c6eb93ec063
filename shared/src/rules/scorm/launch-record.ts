import type { CmiMap } from './check-commit.ts'

/**
 * What is kept of one learner on one SCO in one attempt.
 * `launch` counts openings, `sequence` the commits of this opening. `previous_sequence` is the last commit of the opening before: its
 * last beacon may still come. `cmi` is what content set. `total_time` is the sum of the launches before those in `cmi`.
 */
export type LaunchRecord = {
  launch: number
  sequence: number
  previous_sequence: number
  total_time: string
  cmi: CmiMap
}
