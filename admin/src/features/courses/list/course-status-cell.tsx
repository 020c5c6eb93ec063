import type { AdminCourse } from '@portico/shared/contract/courses/courses.ts'
import { courseStatusLabels } from '@portico/shared/states/courses/course.ts'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import type { Tone } from '@portico/shared/ui/tone.ts'
import { CopyState } from './copy-state.tsx'
import { JobState } from '../publishing/job-state.tsx'
import { usePublishingJob } from '../publishing/use-publishing-job.ts'

const tones: Readonly<Record<number, Tone | undefined>> = { 2: 'success', 3: 'waiting' }

/** Shows a course's status and the progress of publishing its pages. */
export function CourseStatusCell({ course, started }: { course: AdminCourse; started: number | undefined }) {
  const job = usePublishingJob(course, started)
  return (
    <>
      <StatusMark tone={tones[course.publication_status]}>{courseStatusLabels[course.publication_status]}</StatusMark>
      {course.has_unpublished_edits ? <span className="below-status">Unpublished edits</span> : null}
      {course.is_marketable ? null : <span className="below-status">Not on the storefront</span>}
      <CopyState course={course} />
      {job ? <JobState job={job} status={course.publication_status} /> : null}
    </>
  )
}
