import { failureText } from '@portico/shared/browser/failure-text.ts'
import { may } from '@portico/shared/access/may.ts'
import { download_proof, list_proof_jobs, make_certificates_file } from '@portico/shared/contract/proof.ts'
import { publishJob } from '@portico/shared/states/publish-job.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { ProgressBar } from '@portico/shared/ui/progress-bar.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, downloadAddress } from '../../../kernel/api.ts'
import { useSession } from '../../../kernel/session/session.ts'

const look_again_ms = 1500

/** All certificates of the course as one zip, made as a job. */
export function AllCertificates({ slug }: { slug: string }) {
  const { me, portal } = useSession()
  const isAllowed = may({ roles: [me.current_role], action: 'proof.make' })
  const [failure, setFailure] = useState<string | null>(null)
  const query = useQuery({
    queryKey: ['certificates-file', portal.id, slug],
    queryFn: () => api(list_proof_jobs, { query: { course: slug } }),
    enabled: isAllowed,
    refetchInterval: ({ state }) =>
      (state.data?.jobs[0]?.state ?? publishJob.published) < publishJob.published ? look_again_ms : false,
  })
  if (!isAllowed) return null
  const job = query.data?.jobs[0]
  const isRunning = job !== undefined && job.state < publishJob.published
  const ask = () => {
    setFailure(null)
    api(make_certificates_file, { params: { slug } })
      .then(() => query.refetch())
      .catch((error: unknown) => setFailure(failureText(error)))
  }
  return (
    <section className="panel panel-body stack" aria-label="All certificates">
      <h2 className="panel-title">All certificates</h2>
      {failure ? (
        <Notice tone="failed" alert>
          {failure}
        </Notice>
      ) : null}
      {isRunning ? (
        <ProgressBar
          label="Certificates put together"
          percentage={job.total > 0 ? Math.round((100 * job.done) / job.total) : 0}
        />
      ) : null}
      <span className="cluster">
        <Button kind="secondary" icon="package" disabled={isRunning} onClick={ask}>
          Put all certificates into one zip
        </Button>
        {job?.state === publishJob.published ? (
          <LinkButton
            kind="secondary"
            icon="download"
            href={downloadAddress(download_proof.path.replace(':id', String(job.id)))}
          >
            Download {job.total} {job.total === 1 ? 'certificate' : 'certificates'}
          </LinkButton>
        ) : null}
      </span>
    </section>
  )
}
