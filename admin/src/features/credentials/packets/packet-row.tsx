import { readerZone } from '@portico/shared/browser/reader-zone.ts'
import { download_proof, type ProofJob } from '@portico/shared/contract/credentials/proof.ts'
import { formatCalendarDay, formatDay } from '@portico/shared/rules/dates/format-date.ts'
import { publishJob } from '@portico/shared/states/publish-job.ts'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import { downloadUrl } from '../../../kernel/api.ts'
import { useSession } from '../../../kernel/session/session.ts'

/** Shows the state of a proof job, and a link to its file once it exists. */
export function PacketRow({ job }: { job: ProofJob }) {
  const { portal } = useSession()
  return (
    <li className="packet-row">
      <span>
        <strong>{job.title}</strong>
        <span className="muted small">
          {job.from && job.to ? ` ${formatCalendarDay(job.from)} to ${formatCalendarDay(job.to)}` : ''}, requested{' '}
          {formatDay({ at: new Date(job.created_at), time_zone: portal.time_zone, reader_zone: readerZone() })}
        </span>
      </span>
      <span role="status">
        <JobMark job={job} />
      </span>
    </li>
  )
}

function JobMark({ job: { id, state, done, total } }: { job: ProofJob }) {
  if (state === publishJob.published)
    return (
      <LinkButton
        kind="secondary"
        size="small"
        icon="download"
        href={downloadUrl(download_proof.path.replace(':id', String(id)))}
      >
        Download
      </LinkButton>
    )
  if (state === publishJob.failed) return <StatusMark tone="failed">It could not be created</StatusMark>
  return <StatusMark tone="progress">{total > 0 ? `${done} of ${total}` : 'Waiting'}</StatusMark>
}
