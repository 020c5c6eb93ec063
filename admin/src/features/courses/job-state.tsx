import type { AdminCourse } from '@portico/shared/contract/courses.ts'
import { isShownCourse } from '@portico/shared/states/course.ts'
import { publishJob } from '@portico/shared/states/publish-job.ts'

type Job = NonNullable<AdminCourse['job']>

type Status = AdminCourse['publication_status']

const written = ({ pages_done, pages_total }: Job): string =>
  pages_total === null ? '…' : `: ${pages_done} of ${pages_total} pages`

/** What a job is doing for a course that visitors may see, and for one that they may not see any more. */
function wordsOf(job: Job, status: Status): string {
  const isShown = isShownCourse(status)
  switch (job.state) {
    case publishJob.queued:
      return isShown ? 'Waiting to be published…' : 'Waiting to be taken out of lists…'
    case publishJob.processing:
      return `${isShown ? 'Publishing' : 'Taking it out of lists'}${written(job)}`
    default:
      return isShown
        ? 'Publishing failed. The previous pages are still live.'
        : 'Some lists still show it. Publish and unpublish it again.'
  }
}

/** How the course's last publishing stands (BLD-006); a finished one needs no words. */
export function JobState({ job, status }: { job: Job; status: Status }) {
  if (job.state === publishJob.published) return null
  return (
    <small className="job-state" data-failed={job.state === publishJob.failed || undefined} role="status">
      {wordsOf(job, status)}
    </small>
  )
}
