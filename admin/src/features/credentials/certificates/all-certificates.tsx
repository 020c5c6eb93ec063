import { download_proof, list_proof_jobs, make_certificates_file } from '@portico/shared/contract/credentials/proof.ts'
import { useAction } from '@portico/shared/kernel/use-action.ts'
import { publishJob } from '@portico/shared/states/publish-job.ts'
import { useQuery } from '@tanstack/react-query'
import { api, downloadUrl } from '../../../kernel/api.ts'
import { CertificatesZip } from '../../../kernel/certificates-zip.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { useMayInCourse } from '../../courses/access/may-in-course.ts'

const poll_ms = 1500

/** Downloads all certificates of the course as one zip, which a job creates. */
export function AllCertificates({ slug }: { slug: string }) {
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
    />
  )
}
