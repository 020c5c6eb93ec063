import type { CmiMap } from './check-commit.ts'

/**
 * The stored record of one learner, SCO and attempt. `launch` counts launches, `sequence` the commits of this one. `previous_sequence` is the last
 * launch's final commit; its beacon may still arrive. `ended_launch` is the last launch that content ended. `total_time` excludes the session in
 * `cmi`.
 */
export type LaunchRecord = {
  launch: number
  sequence: number
  previous_sequence: number
  ended_launch: number
  total_time: string
  cmi: CmiMap
}
