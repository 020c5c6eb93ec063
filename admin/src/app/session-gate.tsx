import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { Spinner } from '@portico/shared/ui/spinner.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { sessionQuery, SessionContext } from '../kernel/session/session.ts'
import { useOtherTabs } from './use-other-tabs.ts'
import { setSupportPhone } from '../kernel/errors.ts'
import { FailedPage } from '../kernel/failed-page.tsx'

/** Waits for the session; without one, the browser is already on its way to the login. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useQuery(sessionQuery)
  useOtherTabs()
  useEffect(() => {
    if (!data) return
    setSupportPhone(data.host.company.support_phone)
    document.querySelector('link[rel=icon]')?.setAttribute('href', data.host.setting.favicon ?? 'data:,')
  }, [data])
  if (data) return <SessionContext value={data}>{children}</SessionContext>
  if (error)
    return (
      <main className="gate">
        <FailedPage
          error={error}
          onRetry={() => void refetch()}
          entry={{
            singular: 'portal',
            // There is no router yet, and the URL names no available portal, so this is a plain link.
            list: <LinkButton href={linkToStaff('portals')}>All portals</LinkButton>,
          }}
        />
      </main>
    )
  return (
    <main className="gate">
      <Spinner label="One moment…" />
    </main>
  )
}
