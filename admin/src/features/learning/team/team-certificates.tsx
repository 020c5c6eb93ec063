import { failureText } from '@portico/shared/browser/failure-text.ts'
import {
  download_team_certificates,
  list_team_certificates,
  make_team_certificates,
} from '@portico/shared/contract/learning/team.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { publishJob } from '@portico/shared/states/publish-job.ts'
import { api, downloadUrl } from '../../../kernel/api.ts'
import { CertificatesZip } from '../../../kernel/certificates-zip.tsx'
import { useSession } from '../../../kernel/session/session.ts'

const poll_ms = 1500

/** Downloads all certificates of the team as one zip of PDFs (ADM-007), which the worker creates. */
export function TeamCertificates() {
  const { portal } = useSession()
  const query = useQuery({
    queryKey: ['team-certificates', portal.id],
    queryFn: () => api(list_team_certificates, {}),
    refetchInterval: ({ state }) =>
      (state.data?.[0]?.state ?? publishJob.published) < publishJob.published ? poll_ms : false,
  })
  const ask = useMutation({
    mutationFn: () => api(make_team_certificates, { body: {} }),
    onSuccess: () => query.refetch(),
  })
  return (
    <CertificatesZip
      title="Certificates of your team"
      action="Download all certificates (ZIP)"
      failure={ask.isError ? failureText(ask.error) : null}
      job={query.data?.[0]}
      onAsk={() => ask.mutate()}
      addressOf={(id) => downloadUrl(download_team_certificates.path.replace(':id', String(id)))}
    />
  )
}
