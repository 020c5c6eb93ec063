import { may } from '@portico/shared/access/may.ts'
import { failureText, referenceOf } from '@portico/shared/browser/failure-text.ts'
import {
  list_missing_certificates,
  type MissingCertificate,
} from '@portico/shared/contract/credentials/certificates.ts'
import { useAction } from '@portico/shared/kernel/use-action.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { issueCertificate } from './issue-many.tsx'
import { courseCertificates, missingCertificates } from './missing-query.ts'
import { waitsForTime } from './waits-for-time.ts'

type Props = {
  slug: string
  user_id: number
  onIssued: () => void
  /** the notice is gone, with the button that was pressed in it */
  onGone: () => void
}

/** Says that a learner completed the course without its certificate, and issues it. Shows nothing if none is missing. */
export function IssueOne({ slug, user_id, onIssued, onGone }: Props) {
  const { portal } = useSession()
  const query = useQuery({
    queryKey: [missingCertificates, portal.id, slug, 'of-user', user_id],
    queryFn: () => api(list_missing_certificates, { params: { slug }, query: { user_id } }),
  })
  const count = query.data?.data.length ?? 0
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current) onGone()
    before.current = count
  }, [count])
  if (query.isError)
    return (
      <ErrorState onRetry={() => void query.refetch()} requestId={referenceOf(query.error)}>
        {failureText(query.error)}
      </ErrorState>
    )
  return (query.data?.data ?? []).map((missing) => (
    <MissingNotice key={missing.id} missing={missing} onIssued={onIssued} />
  ))
}

function MissingNotice({ missing, onIssued }: { missing: MissingCertificate; onIssued: () => void }) {
  const client = useQueryClient()
  const { me } = useSession()
  const [isAsked, setAsked] = useState(false)
  const { busy, failure, run } = useAction()
  const name = missing.name || missing.email
  const issue = () =>
    void run(async () => {
      const { serial } = await issueCertificate(missing)
      toasts.show({ kind: 'success', text: `Certificate ${serial} was issued to ${name}.` })
      void client.invalidateQueries({ queryKey: [courseCertificates] })
      await client.invalidateQueries({ queryKey: [missingCertificates] })
      onIssued()
    }).finally(() => setAsked(false))
  const mayIssue = may({ roles: [me.current_role], action: 'certificates.generate_others' })
  return (
    <>
      {failure ? (
        <Notice tone="failed" alert>
          {failure}
        </Notice>
      ) : null}
      <Notice tone="waiting">
        <p>{`${name} completed “${missing.course}” without a certificate.`}</p>
        {missing.waits_for ? <p>{`It waits for ${waitsForTime(missing.waits_for)}.`}</p> : null}
        {mayIssue && !missing.waits_for ? (
          <Button kind="secondary" size="small" icon="check" onClick={() => setAsked(true)}>
            Issue certificate
          </Button>
        ) : null}
      </Notice>
      <ConfirmDialog
        open={isAsked}
        title="Issue this certificate?"
        confirmLabel={`Issue to ${name}`}
        busy={busy}
        onCancel={() => setAsked(false)}
        onConfirm={issue}
      >
        {`It states name, hours and dates as they are today and doesn’t change later. ${name} is notified.`}
      </ConfirmDialog>
    </>
  )
}
