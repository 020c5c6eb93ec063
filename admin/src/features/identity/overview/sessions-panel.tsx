import { may } from '@portico/shared/access/may.ts'
import {
  end_user_session,
  end_user_sessions,
  list_user_sessions,
} from '@portico/shared/contract/identity/people-account.ts'
import type { Person } from '@portico/shared/contract/identity/people-record.ts'
import type { SessionLine } from '@portico/shared/contract/identity/second-factor-sessions.ts'
import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { api } from '../../../kernel/api.ts'
import { DayCell } from '../../../kernel/data-table/day-cell.tsx'
import { showFailure } from '../../../kernel/errors.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { Nothing, PersonPanel } from '../person/person-panel.tsx'

const mostSessions = 5

/** Shows the person's sign-ins that concern this portal. */
export function SessionsPanel({ person }: { person: Person }) {
  const { me, portal } = useSession()
  const user_id = person.id
  const query = useQuery({
    queryKey: ['user', portal.id, user_id, 'sessions'],
    queryFn: () => api(list_user_sessions, { params: { user_id }, query: {} }),
  })
  const end = useMutation({
    mutationFn: (session_id: number | null) =>
      session_id === null
        ? api(end_user_sessions, { params: { user_id }, query: {} })
        : api(end_user_session, { params: { user_id, session_id }, query: {} }),
    onSuccess: ({ ended }) => toasts.show({ kind: 'success', text: `Signed out of ${countOf(ended, 'session')}.` }),
    onError: showFailure,
    onSettled: () => void query.refetch(),
  })
  const mayEnd =
    may({ roles: [me.current_role], action: 'users.edit' }) && person.id !== me.id && person.locked !== 'ranks_higher'
  return (
    <PersonPanel title="Sessions" query={query}>
      {({ sessions, are_all }) => (
        <>
          {sessions.length === 0 ? (
            <Nothing>{are_all ? 'Not signed in anywhere.' : 'None on this portal’s own domain.'}</Nothing>
          ) : (
            <Lines sessions={sessions.slice(0, mostSessions)} onEnd={mayEnd ? (id) => end.mutate(id) : null} />
          )}
          {mayEnd && sessions.length > 1 ? (
            <div>
              <Button kind="secondary" size="small" busy={end.isPending} onClick={() => end.mutate(null)}>
                Sign out everywhere
              </Button>
            </div>
          ) : null}
          {are_all ? null : (
            <p className="small muted">
              This person also belongs to other portals, so sessions that may belong to those portals are not shown.
            </p>
          )}
        </>
      )}
    </PersonPanel>
  )
}

type LinesProps = { sessions: readonly SessionLine[]; onEnd: ((session_id: number) => void) | null }

const Lines = ({ sessions, onEnd }: LinesProps) => (
  <ul className="person-lines">
    {sessions.map(({ id, device, ip, started_at }) => (
      <li key={id}>
        <span className="cell-lines">
          {device}
          <span className="small muted">
            {ip ? `${ip} · ` : ''}
            <DayCell at={started_at} />
          </span>
        </span>
        {onEnd ? (
          <Button kind="secondary" size="small" aria-label={`Sign out: ${device}`} onClick={() => onEnd(id)}>
            Sign out
          </Button>
        ) : null}
      </li>
    ))}
  </ul>
)
