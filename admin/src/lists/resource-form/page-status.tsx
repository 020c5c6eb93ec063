import { failureText } from '@portico/shared/browser/failure-text.ts'
import { set_external_page_status } from '@portico/shared/contract/partners/own.ts'
import type { ListEntry } from '@portico/shared/resources/list-calls.ts'
import {
  approvalLabels,
  approvalStatus,
  mayStepApproval,
  type ApprovalStatus,
} from '@portico/shared/states/partners/approval.ts'
import { linkToEntry } from '@portico/shared/pages/link-to-entry.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../kernel/api.ts'
import { useSession } from '../../kernel/session/session.ts'

const tones = { 1: 'failed', 2: 'waiting', 3: 'success', 4: 'progress' } as const
const statusTexts: Readonly<Record<ApprovalStatus, string>> = {
  1: 'Staff did not approve this page. Change what they ask for, save, and send it again.',
  2: 'The page is waiting for the portal’s staff. You will be notified once they decide.',
  3: 'Visitors can see this page. If you change it, it is hidden until it is approved again.',
  4: 'Only you and your colleagues can see this page. Send it for approval once it is ready.',
}

/** Shows the approval status of an external page, why it was not approved, and the next step (PRT-010, BLD-005). */
export function PageStatus({ entry, onChanged }: { entry: ListEntry; onChanged: () => void }) {
  const { portal } = useSession()
  const status = entry.status as ApprovalStatus
  const change = useChange(entry, onChanged)
  const may = (to: ApprovalStatus) => mayStepApproval({ by: 'partner', from: status, to })
  return (
    <section className="panel" aria-labelledby="page-status">
      <div className="panel-body stack">
        <h2 id="page-status" className="panel-title">
          Status: {approvalLabels[status]}
        </h2>
        <Notice tone={tones[status]}>{statusTexts[status]}</Notice>
        {entry.reason ? (
          <p>
            <strong>Reason:</strong> {String(entry.reason)}
          </p>
        ) : null}
        {change.isError ? (
          <Notice tone="failed" alert>
            {failureText(change.error)}
          </Notice>
        ) : null}
        <div className="row">
          {may(approvalStatus.pending) ? (
            <Button busy={change.isPending} onClick={() => change.mutate(approvalStatus.pending)}>
              Send for approval
            </Button>
          ) : null}
          {may(approvalStatus.draft) ? (
            <Button kind="secondary" busy={change.isPending} onClick={() => change.mutate(approvalStatus.draft)}>
              Return to draft
            </Button>
          ) : null}
          {status === approvalStatus.approved ? (
            <LinkButton
              kind="quiet"
              icon="external"
              href={portal.url + linkToEntry('partner-page', String(entry.slug))}
              target="_blank"
              rel="noreferrer"
            >
              Open public page
            </LinkButton>
          ) : null}
          <span className="muted small">{`${Number(entry.clicks)} ${entry.clicks === 1 ? 'click' : 'clicks'} so far`}</span>
        </div>
      </div>
    </section>
  )
}

function useChange({ id }: ListEntry, onChanged: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (status: 2 | 4) => api(set_external_page_status, { params: { id }, body: { status } }),
    onSuccess: ({ status }) => {
      const text = status === approvalStatus.pending ? 'The page was sent for approval.' : 'The page is a draft again.'
      toasts.show({ kind: 'success', text })
      void client.invalidateQueries({ queryKey: ['list', 'partner-pages'] })
      onChanged()
    },
  })
}
