import { list_user_mails } from '@portico/shared/contract/identity/people-account.ts'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../kernel/api.ts'
import { DayCell } from '../../../kernel/data-table/day-cell.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { Nothing, PersonPanel } from '../person/person-panel.tsx'

const mostMails = 5

/** Shows the portal's last emails to this person, and whether the mail server accepted them. */
export function MailsPanel({ user_id }: { user_id: number }) {
  const { portal } = useSession()
  const query = useQuery({
    queryKey: ['user', portal.id, user_id, 'mails'],
    queryFn: () => api(list_user_mails, { params: { user_id }, query: {} }),
  })
  return (
    <PersonPanel title="Emails" query={query}>
      {(mails) =>
        mails.length === 0 ? (
          <Nothing>No emails in the last six months.</Nothing>
        ) : (
          <ul className="person-lines">
            {mails.slice(0, mostMails).map(({ id, subject, state, reason, sent_at }) => (
              <li key={id}>
                <span className="cell-lines">
                  {subject}
                  <span className="small muted">
                    <DayCell at={sent_at} />
                    {reason ? ` · ${reason}` : ''}
                  </span>
                </span>
                <StatusMark tone={state === 'sent' ? 'success' : 'failed'}>
                  {state === 'sent' ? 'Accepted' : 'Not delivered'}
                </StatusMark>
              </li>
            ))}
          </ul>
        )
      }
    </PersonPanel>
  )
}
