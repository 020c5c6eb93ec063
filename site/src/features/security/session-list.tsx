import {
  end_session,
  end_sessions,
  list_sessions,
  type SessionLine,
} from '@portico/shared/contract/identity/second-factor-sessions.ts'
import { confirmSignOut, hasUnsentWork } from '@portico/shared/browser/confirm-sign-out.ts'
import { forgetOnSignOut } from '@portico/shared/browser/forget-on-sign-out.ts'
import { failureText, referenceOf } from '@portico/shared/browser/failure-text.ts'
import { Badge } from '@portico/shared/ui/badge.tsx'
import { useAction } from '@portico/shared/kernel/use-action.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { useEffect, useState } from 'react'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { portalMoment } from '../../scripts/portal-date.ts'
import { browserCall } from '../../kernel/browser-call.ts'
import { loadMe } from '../../kernel/me.store.ts'

function leave(person_id: number | null): void {
  forgetOnSignOut(person_id)
  location.assign(linkTo('login'))
}

const instant = (at: string): string => portalMoment(at)

/** The account's sessions, which can be signed out one by one or all at once. */
export function SessionList() {
  const [lines, setLines] = useState<readonly SessionLine[] | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const ending = useAction()
  const load = () => {
    setFailure(null)
    return browserCall(list_sessions).then(setLines, setFailure)
  }
  useEffect(() => void load(), [])
  const end = async (line: SessionLine) => {
    const owner = line.is_this ? await confirmedOwner() : null
    if (owner === 'stay') return
    await browserCall(end_session, { params: { session_id: line.id } })
    if (line.is_this) leave(owner)
    else await load()
  }
  const endAll = async () => {
    const owner = await confirmedOwner()
    if (owner === 'stay') return
    await browserCall(end_sessions)
    leave(owner)
  }
  if (failure !== null)
    return (
      <ErrorState onRetry={() => void load()} requestId={referenceOf(failure)}>
        {failureText(failure)}
      </ErrorState>
    )
  return (
    <div className="stack">
      <div className="row row-between">
        <h2 className="account-head">Where you are signed in</h2>
        <Button kind="secondary" icon="logout" busy={ending.busy} onClick={() => void ending.run(endAll)}>
          Sign out everywhere
        </Button>
      </div>
      {ending.failure ? (
        <Notice tone="failed" alert>
          {ending.failure}
        </Notice>
      ) : null}
      {lines === null ? (
        <Skeleton count={3} />
      ) : (
        <ul className="security-lines" aria-label="Sessions">
          {lines.map((line) => (
            <SessionRow key={line.id} line={line} onEnd={() => void ending.run(() => end(line))} />
          ))}
        </ul>
      )}
    </div>
  )
}

/** Ending the current session signs out, which asks for confirmation if work is still here. Returns whose work it is, if there is any. */
async function confirmedOwner(): Promise<number | null | 'stay'> {
  if (!hasUnsentWork()) return null
  const { id } = await loadMe()
  return (await confirmSignOut(id)) ? id : 'stay'
}

const SessionRow = ({ line, onEnd }: { line: SessionLine; onEnd: () => void }) => (
  <li>
    <div>
      <strong>
        {line.device}
        {line.is_this ? (
          <>
            {' '}
            <Badge tone="success">This device</Badge>
          </>
        ) : null}
      </strong>
      <span className="small muted">
        {line.realm}
        {line.ip ? `, from ${line.ip}` : ''}
      </span>
      <span className="small muted">Since {instant(line.started_at)}</span>
    </div>
    <Button
      kind="secondary"
      size="small"
      aria-label={`${line.is_this ? 'Sign out of this session:' : 'Sign out'} ${line.device} since ${instant(line.started_at)}`}
      onClick={onEnd}
    >
      {'Sign out'}
    </Button>
  </li>
)
