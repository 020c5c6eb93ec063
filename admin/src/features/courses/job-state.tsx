import type { AdminCourse } from '@portico/shared/contract/courses.ts'
import { publishJob } from '@portico/shared/states/publish-job.ts'

type Job = NonNullable<AdminCourse['job']>

/** How the course's last publishing stands (BLD-006); a finished one needs no words. */
export function JobState({ job }: { job: Job }) {
  if (job.state === publishJob.published) return null
  const words = {
    [publishJob.queued]: 'Waiting to be published…',
    [publishJob.processing]:
      job.pages_total === null ? 'Publishing…' : `Publishing: ${job.pages_done} of ${job.pages_total} pages`,
    [publishJob.failed]: 'Publishing failed. The previous pages are still live.',
  }[job.state]
  return (
    <small className="job-state" data-failed={job.state === publishJob.failed || undefined} role="status">
      {words}
    </small>
  )
}
