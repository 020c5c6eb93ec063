import type { AdminCourse } from '@portico/shared/contract/courses/courses.ts'
import { isVisibleCourse } from '@portico/shared/states/courses/course.ts'
import { publishJob, publishJobLabels } from '@portico/shared/states/publish-job.ts'

type Job = NonNullable<AdminCourse['job']>

type Status = AdminCourse['publication_status']

/** Describes the progress of a publishing job, for a course that visitors can see or one that they no longer can. */
function progressText({ state, pages_done, pages_total }: Job, status: Status): string {
  const isShown = isVisibleCourse(status)
  switch (state) {
    case publishJob.queued:
      return isShown ? 'waiting to be published…' : 'waiting to be removed from lists…'
    case publishJob.processing:
      if (pages_total === null) return '…'
      return `${isShown ? '' : 'removed from '}${pages_done} of ${pages_total} pages`
    default:
      return isShown
        ? 'the previous pages are still live.'
        : 'some lists still show it. Publish and unpublish it again.'
  }
}

/** Shows the state of the course's last publishing job (BLD-006); nothing if it succeeded. */
export function JobState({ job, status }: { job: Job; status: Status }) {
  if (job.state === publishJob.published) return null
  return (
    <small className="job-state" data-failed={job.state === publishJob.failed || undefined} role="status">
      {publishJobLabels[job.state]}: {progressText(job, status)}
    </small>
  )
}
