import { failureText } from '@portico/shared/browser/failure-text.ts'
import { download_proof, list_proof_jobs, make_certificates_file } from '@portico/shared/contract/credentials/proof.ts'
import { publishJob } from '@portico/shared/states/publish-job.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, downloadAddress } from '../../../kernel/api.ts'
import { CertificatesZip } from '../../../kernel/certificates-zip.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { useMayInCourse } from '../../courses/access/may-in-course.ts'

const look_again_ms = 1500

/** Downloads all certificates of the course as one zip, which a job creates. */
export function AllCertificates({ slug }: { slug: string }) {
  const { portal } = useSession()
  const isAllowed = useMayInCourse('proof.make')
  const [failure, setFailure] = useState<string | null>(null)
  const query = useQuery({
    queryKey: ['certificates-file', portal.id, slug],
    queryFn: () => api(list_proof_jobs, { query: { course: slug } }),
    enabled: isAllowed,
    refetchInterval: ({ state }) =>
      (state.data?.jobs[0]?.state ?? publishJob.published) < publishJob.published ? look_again_ms : false,
  })
  if (!isAllowed) return null
  const ask = () => {
    setFailure(null)
    api(make_certificates_file, { params: { slug } })
      .then(() => query.refetch())
      .catch((error: unknown) => setFailure(failureText(error)))
  }
  return (
    <CertificatesZip
      title="All certificates"
      action="Download all certificates (ZIP)"
      failure={failure}
      job={query.data?.jobs[0]}
      onAsk={ask}
      addressOf={(id) => downloadAddress(download_proof.path.replace(':id', String(id)))}
    />
  )
}
