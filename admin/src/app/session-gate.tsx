import { FailurePageError } from '@portico/shared/errors/failure-page-error.ts'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { Spinner } from '@portico/shared/ui/spinner.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { failureText, referenceOf } from '@portico/shared/browser/failure-text.ts'
import { sessionQuery, SessionContext } from '../kernel/session/session.ts'
import { useOtherTabs } from './use-other-tabs.ts'
import { setSupportPhone } from '../kernel/errors.ts'

/** Waits for the session; whoever has none is being sent to the login. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useQuery(sessionQuery)
  useOtherTabs()
  useEffect(() => {
    if (!data) return
    setSupportPhone(data.host.company.support_phone)
    document.querySelector('link[rel=icon]')?.setAttribute('href', data.host.setting.favicon ?? 'data:,')
  }, [data])
  if (data) return <SessionContext value={data}>{children}</SessionContext>
  if (error instanceof FailurePageError)
    return (
      <main className="gate">
        <ErrorState
          isPage
          title={error.page.message}
          onRetry={error.page.has_button ? () => void refetch() : undefined}
        >{`Error ${error.page.status}`}</ErrorState>
      </main>
    )
  if (error)
    return (
      <main className="gate">
        <ErrorState isPage onRetry={() => void refetch()} requestId={referenceOf(error)}>
          {failureText(error)}
        </ErrorState>
      </main>
    )
  return (
    <main className="gate">
      <Spinner label="One moment…" />
    </main>
  )
}
