import { list_missing_certificates } from '@portico/shared/contract/credentials/certificates.ts'
import { download_proof, list_proof_jobs, make_certificates_file } from '@portico/shared/contract/credentials/proof.ts'
import { useAction } from '@portico/shared/kernel/use-action.ts'
import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import { publishJob } from '@portico/shared/states/publish-job.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useQuery } from '@tanstack/react-query'
import { api, downloadUrl } from '../../../kernel/api.ts'
import { CertificatesZip } from '../../../kernel/certificates-zip.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { useMayInCourse } from '../../courses/access/may-in-course.ts'
import { missingCertificates } from './missing-query.ts'

const poll_ms = 1500

type Props = { slug: string; onShowMissing: (() => void) | undefined }

/** Downloads all certificates of the course as one zip, which a job creates. */
export function AllCertificates({ slug, onShowMissing }: Props) {
  const { portal } = useSession()
  const isAllowed = useMayInCourse('proof.make')
  const { failure, run } = useAction()
  const query = useQuery({
    queryKey: ['certificates-file', portal.id, slug],
    queryFn: () => api(list_proof_jobs, { query: { course: slug } }),
    enabled: isAllowed,
    refetchInterval: ({ state }) =>
      (state.data?.jobs[0]?.state ?? publishJob.published) < publishJob.published ? poll_ms : false,
  })
  const missing = useQuery({
    queryKey: [missingCertificates, portal.id, slug, 'count'],
    queryFn: () => api(list_missing_certificates, { params: { slug }, query: { with_total: '1' } }),
    enabled: isAllowed,
  })
  if (!isAllowed) return null
  const ask = () =>
    void run(async () => {
      await api(make_certificates_file, { params: { slug } })
      await query.refetch()
    })
  return (
    <CertificatesZip
      title="All certificates"
      action="Download all certificates (ZIP)"
      failure={failure}
      job={query.data?.jobs[0]}
      onAsk={ask}
      addressOf={(id) => downloadUrl(download_proof.path.replace(':id', String(id)))}
    >
      <MissingCount count={missing.data?.meta.total?.count ?? 0} onShow={onShowMissing} />
    </CertificatesZip>
  )
}

function MissingCount({ count, onShow }: { count: number; onShow: (() => void) | undefined }) {
  if (count === 0) return null
  return (
    <Notice tone="waiting">
      <p>{`${countOf(count, 'completion')} without a certificate ${count === 1 ? 'is' : 'are'} not in the ZIP.`}</p>
      {onShow ? (
        <Button kind="quiet" size="small" onClick={onShow}>
          Show who
        </Button>
      ) : null}
    </Notice>
  )
}
