import { foldSession } from './fold-session.ts'
import type { LaunchRecord } from './launch-record.ts'

/**
 * Returns the record of a SCO that begins again: no data, its time so far, and a launch that no earlier window can write to. Two steps on, because the
 * last beacon of the launch before still counts.
 */
export const freshRecord = (record: LaunchRecord): LaunchRecord => ({
  launch: record.launch + 2,
  sequence: 0,
  previous_sequence: 0,
  ended_launch: record.ended_launch,
  total_time: foldSession(record).total_time,
  cmi: {},
})
