import { show_seat_time, type LearnerCourse, type SeatTime } from '@portico/shared/contract/learning/learning.ts'
import { formatSeatTime } from '@portico/shared/ui/format-duration.ts'
import { minimumTime } from './minimum-time.ts'
import { useLoad } from '../../../kernel/use-load.ts'
import { callWithoutRedirect } from '../../../kernel/browser-call.ts'

const minutesOf = ({ active_ms, offline_ms }: SeatTime): number => Math.floor((active_ms + offline_ms) / 60_000)

/** The learner's time in the course, how it is counted, and what a certificate that is still to be issued requires; nothing if there is none. */
export function TimeSpent({ course }: { course: LearnerCourse }) {
  const { related_id, certificate, certificate_template } = course
  const loaded = useLoad(`seat-time/${related_id}`, () =>
    callWithoutRedirect(show_seat_time, { query: { related_id } }),
  )
  if (loaded.state !== 'ready') return null
  const required = certificate_template && !certificate ? loaded.data.required_minutes : null
  if (required === null && minutesOf(loaded.data) === 0) return null
  return (
    <>
      {required === null ? null : <p className="small">{minimumTime(required)}</p>}
      <p className="small muted">
        Time in this course: {formatSeatTime(loaded.data)}. Time counts while a lesson is visible and you are active,
        and pauses after five minutes without activity. Lessons open side by side count once. Up to an hour without a
        connection counts and is shown as offline.
      </p>
    </>
  )
}
