import { errorMessage } from '@portico/shared/errors/message.ts'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { Spinner } from '@portico/shared/ui/spinner.tsx'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { AccountSteps } from './account-steps.tsx'
import { afterSignIn } from '../../kernel/redirects.ts'
import { $visitor, loadVisitor } from '../../kernel/me.store.ts'
import { useStoredDraft } from './use-stored-draft.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'

/** /login and /register. Redirects users who are already signed in (SES-008). */
export function LoginPage({ mode, can_register }: { mode: 'sign-in' | 'register'; can_register: boolean }) {
  const visitor = useStore($visitor)
  const { draft, change, forget } = useStoredDraft(mode)
  const [leaving, setLeaving] = useState(false)
  const was_ended = new URLSearchParams(location.search).has('ended')
  useEffect(() => void loadVisitor(), [])
  useEffect(() => {
    if (visitor.state === 'member' && !leaving) location.replace(linkTo('dashboard'))
  }, [visitor.state, leaving])
  if (visitor.state === 'loading' || (visitor.state === 'member' && !leaving))
    return (
      <p className="account-wait">
        <Spinner label="One moment…" />
      </p>
    )
  return (
    <div className="stack">
      {was_ended ? (
        <Notice tone="waiting" alert>
          {errorMessage('session.ended')}
        </Notice>
      ) : null}
      <AccountSteps
        draft={draft}
        onDraft={change}
        can_register={can_register}
        onSignedIn={({ landing }) => {
          forget()
          setLeaving(true)
          location.assign(afterSignIn(landing))
        }}
      />
    </div>
  )
}
