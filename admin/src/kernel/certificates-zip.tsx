import type { ProofJob } from '@portico/shared/contract/credentials/proof.ts'
import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import { publishJob } from '@portico/shared/states/publish-job.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { ProgressBar } from '@portico/shared/ui/progress-bar.tsx'
import type { ReactNode } from 'react'

type Props = {
  title: string
  action: string
  failure: string | null
  /** the newest zip */
  job: ProofJob | undefined
  onAsk: () => void
  addressOf: (job_id: number) => string
  /** what the zip does not contain */
  children?: ReactNode
}

/** Certificates as one zip: requested here, created by the worker, then downloaded. */
export function CertificatesZip({ title, action, failure, job, onAsk, addressOf, children }: Props) {
  const isRunning = job !== undefined && job.state < publishJob.published
  return (
    <section className="panel panel-body stack" aria-label={title}>
      <h2 className="panel-title">{title}</h2>
      {failure ? (
        <Notice tone="failed" alert>
          {failure}
        </Notice>
      ) : null}
      {isRunning ? (
        <ProgressBar
          label="Preparing certificates"
          percentage={job.total > 0 ? Math.round((100 * job.done) / job.total) : 0}
        />
      ) : null}
      {job?.state === publishJob.published && job.total === 0 ? (
        <Notice>No certificates have been issued yet.</Notice>
      ) : null}
      {job?.state === publishJob.failed ? (
        <Notice tone="failed">The file could not be prepared. Please try again.</Notice>
      ) : null}
      {children}
      <span className="row">
        <Button kind="secondary" icon="package" disabled={isRunning} onClick={onAsk}>
          {action}
        </Button>
        {job?.state === publishJob.published && job.total > 0 ? (
          <LinkButton kind="secondary" icon="download" href={addressOf(job.id)}>
            Download {countOf(job.total, 'certificate')}
          </LinkButton>
        ) : null}
      </span>
    </section>
  )
}
