import { failureText, referenceOf } from '@portico/shared/browser/failure-text.ts'
import { list_proof_jobs } from '@portico/shared/contract/credentials/proof.ts'
import { publishJob } from '@portico/shared/states/publish-job.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { EmptyState } from '@portico/shared/ui/empty-state.tsx'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../kernel/api.ts'
import { PageHead } from '../../../kernel/page-head.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { ErasePerson } from './erase-person.tsx'
import { PacketForm } from './packet-form.tsx'
import { PacketRow } from './packet-row.tsx'

const poll_ms = 1500

/** /regulator-packets: proof of an agency's completions in a period, as one signed file. */
export function PacketsPage() {
  const { portal } = useSession()
  const query = useQuery({
    queryKey: ['packets', portal.id],
    queryFn: () => api(list_proof_jobs),
    refetchInterval: ({ state }) =>
      state.data?.jobs.some((job) => job.state < publishJob.published) ? poll_ms : false,
  })
  return (
    <>
      <PageHead title="Regulator packets">
        A signed record for an agency: who completed what, with certificates, exam attempts and seat time.{' '}
        <a href={portal.url + linkTo('packetCheck')} target="_blank" rel="noreferrer">
          Anyone can check a packet
        </a>
        .
      </PageHead>
      {query.isError ? (
        <ErrorState onRetry={() => void query.refetch()} requestId={referenceOf(query.error)}>
          {failureText(query.error)}
        </ErrorState>
      ) : null}
      {query.isPending ? <Skeleton shape="line" count={6} /> : null}
      {query.data ? (
        <>
          <PacketForm agencies={query.data.agencies} onAsked={() => void query.refetch()} />
          <section className="panel panel-body" aria-label="Packets">
            <h2 className="panel-title">Packets</h2>
            {query.data.jobs.length === 0 ? (
              <EmptyState icon="package" title="No packets yet">
                Choose an agency and a period above.
              </EmptyState>
            ) : (
              <ul className="packet-list">
                {query.data.jobs.map((job) => (
                  <PacketRow key={job.id} job={job} />
                ))}
              </ul>
            )}
          </section>
          <ErasePerson />
        </>
      ) : null}
    </>
  )
}
