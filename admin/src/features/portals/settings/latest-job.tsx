import { get_publishing_job } from '@portico/shared/contract/portals/publishing.ts'
import { publishJob } from '@portico/shared/states/publish-job.ts'
import { ProgressBar } from '@portico/shared/ui/progress-bar.tsx'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../kernel/api.ts'

const poll_ms = 500
const isOver = (state: number): boolean => state === publishJob.published || state === publishJob.failed
export const latestJobKey = (portal_id: number) => ['latest-job', portal_id]

/** Shows the progress of the pages that the last save enqueued; single-page publishes run ahead of them. */
export function LatestJob({ portal_id }: { portal_id: number }) {
  const { data: id } = useQuery<number | null>({
    queryKey: latestJobKey(portal_id),
    queryFn: () => null,
    staleTime: Infinity,
    gcTime: Infinity,
  })
  const { data: job } = useQuery({
    queryKey: ['publishing-job', id],
    enabled: typeof id === 'number',
    staleTime: 0,
    queryFn: () => api(get_publishing_job, { params: { id: id ?? 0 }, query: { referer_portal_id: portal_id } }),
    refetchInterval: ({ state }) => (state.data && isOver(state.data.state) ? false : poll_ms),
  })
  if (!job) return null
  if (job.state === publishJob.failed)
    return <StatusMark tone="failed">Some pages could not be updated. The previous ones are still live.</StatusMark>
  if (job.state === publishJob.published) return <StatusMark tone="success">All pages are up to date</StatusMark>
  const percent = job.pages_total ? Math.floor((job.pages_done / job.pages_total) * 100) : 0
  return (
    <div className="job-progress" role="status">
      <span>Updating the pages{job.pages_total ? `: ${job.pages_done} of ${job.pages_total}` : '…'}</span>
      <ProgressBar label="Pages written" percentage={percent} hideText />
    </div>
  )
}
