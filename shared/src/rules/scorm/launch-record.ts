import type { CmiMap } from './check-commit.ts'

/**
 * What is kept of one learner on one SCO in one attempt.
 * `launch` counts openings, `sequence` the commits of this opening. `previous_sequence` is the last commit of the opening before: its
 * last beacon may still come. `ended_launch` is the last opening that its content ended. `cmi` is what content set. `total_time` is the sum of the launches before those in `cmi`.
 */
export type LaunchRecord = {
  launch: number
  sequence: number
  previous_sequence: number
  ended_launch: number
  total_time: string
  cmi: CmiMap
}
