import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { callsOf } from '@portico/shared/contract/lists/lists.ts'
import type { ListJob } from '@portico/shared/resources/bulk-calls.ts'
import { isListJobOver, listJob } from '@portico/shared/states/list-job.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { ProgressBar } from '@portico/shared/ui/progress-bar.tsx'
import { useState } from 'react'
import { downloadUrl } from '../../kernel/api.ts'
import { DeletionReport } from './deletion-dialogs.tsx'
import { done, jobResultText } from './job-result-text.ts'
import { useJob } from './use-job.ts'
import type { ListedResource, ResourceList } from './use-resource-list.ts'

const progressTexts = { edit: 'Changing entries', delete: 'Deleting entries', restore: 'Restoring entries' } as const

/** Shows the bulk job in the URL: its progress with a stop button, then its result. */
export function JobPanel({ resource, list, id }: { resource: ListedResource; list: ResourceList; id: number }) {
  const { job, isGone, cancel } = useJob(resource.name, id)
  if (isGone)
    return (
      <div className="job-panel">
        <Notice tone="progress">The report of this change is no longer available.</Notice>
        <CloseButton list={list} />
      </div>
    )
  if (!job) return null
  if (isListJobOver(job.state)) return <Ended resource={resource} list={list} job={job} />
  const figured = job.done + job.refused
  return (
    <div className="job-panel">
      <ProgressBar
        label={progressTexts[job.kind]}
        percentage={Math.floor((100 * figured) / Math.max(job.total, 1))}
        words={`${formatCount(figured)} of ${formatCount(job.total)}`}
      />
      <Button
        kind="secondary"
        size="small"
        busy={cancel.isPending}
        disabled={!list.mayEdit}
        onClick={() => cancel.mutate()}
      >
        Stop
      </Button>
    </div>
  )
}

function Ended({ resource, list, job }: { resource: ListedResource; list: ResourceList; job: ListJob }) {
  const [isShown, setShown] = useState(false)
  return (
    <div className="job-panel" role="status">
      <Notice tone={job.refused > 0 || job.state !== listJob.finished ? 'waiting' : 'success'}>
        {jobResultText(job)}
      </Notice>
      {job.refused > 0 ? (
        <Button kind="secondary" size="small" onClick={() => setShown(true)}>
          Show rejected entries
        </Button>
      ) : null}
      <LinkButton
        kind="quiet"
        size="small"
        icon="download"
        href={downloadUrl(callsOf(resource.name).report_job.path.replace(':job', String(job.id)))}
        download
      >
        Report
      </LinkButton>
      <CloseButton list={list} />
      <DeletionReport
        done={done[job.kind]}
        total={job.refused}
        refused={isShown ? job.rows : []}
        onClose={() => setShown(false)}
      />
    </div>
  )
}

const CloseButton = ({ list }: { list: ResourceList }) => (
  <Button kind="quiet" size="small" onClick={() => list.follow(null)}>
    Close
  </Button>
)
