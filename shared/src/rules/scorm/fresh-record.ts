import { foldSession } from './fold-session.ts'
import type { LaunchRecord } from './launch-record.ts'

/** Returns the record of a SCO that begins again: no data, its time so far, and a launch that no earlier window can write to. */
export const freshRecord = (record: LaunchRecord): LaunchRecord => ({
  launch: record.launch + 1,
  sequence: 0,
  previous_sequence: 0,
  ended_launch: record.ended_launch,
  total_time: foldSession(record).total_time,
  cmi: {},
})
