import type { CmiMap } from './check-commit.ts'

/**
 * What is kept of one learner on one SCO in one attempt (one jsonb column holds it).
 * `cmi` is what content set, with cmi.core.total_time for all launches before the present one.
 * Every launch has an id; its commits are numbered from 1. The launch before it is remembered because its last beacon may
 * arrive late.
 */
export type LaunchRecord = {
  cmi: CmiMap
  launch_id: string
  sequence: number
  ended: boolean
  previous: { launch_id: string; sequence: number; total_time: string } | null
}
