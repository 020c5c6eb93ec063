import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { FailurePageError } from '@portico/shared/errors/failures/failure-page-error.ts'
import type { FailurePage } from '@portico/shared/errors/failures/portal-failures.ts'
import { show_portal, type PortalRecord } from '@portico/shared/contract/portals/staff.ts'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useSession } from '../../../kernel/session/session.ts'
import { api } from '../../../kernel/api.ts'
import { FailedPage } from '../../../kernel/failed-page.tsx'
import { PageHead } from '../../../kernel/page-head.tsx'
import { PageLink } from '../../../kernel/page-link.tsx'
import { LatestJob } from './latest-job.tsx'

export const portalQuery = (portal_id: number) =>
  queryOptions({
    queryKey: ['portal', portal_id],
    queryFn: () => api(show_portal, { params: { portal_id }, query: { referer_portal_id: portal_id } }),
  })

/** Paths of the settings forms, each on its own page. */
export type SettingsPaths = { branding: string; company: string; courses: string; domain: string }

type FailsAs = ((status: number | null) => FailurePage) | undefined

/** Keeps 404 and 403 as they are on any section; other errors get the section's failure page. */
function named(error: Error, failsAs: FailsAs): Error {
  const status = error instanceof CallError ? error.status : null
  return failsAs && status !== 404 && status !== 403 ? new FailurePageError(failsAs(status)) : error
}

/** Frame around the settings forms, shared by the user's own portal and any portal of a super admin (OP-08). */
export function SettingsFrame({
  portal_id,
  paths,
  failsAs,
  children,
}: {
  portal_id: number
  /** returns the failure page of a section that could not be loaded, if the section has its own */
  failsAs: FailsAs
  paths: SettingsPaths
  children: (portal: PortalRecord) => ReactNode
}) {
  const { host } = useSession()
  const { data, error, refetch } = useQuery(portalQuery(portal_id))
  if (error && !data)
    return (
      <FailedPage
        error={named(error, failsAs)}
        onRetry={() => void refetch()}
        entry={{ singular: 'portal', list: <PageLink to={linkToStaff('portals')}>All portals</PageLink> }}
      />
    )
  const tabs = [
    { title: 'Branding', path: paths.branding },
    { title: 'Company', path: paths.company },
    { title: 'Courses', path: paths.courses },
    { title: 'Domain and email', path: paths.domain },
  ]
  return (
    <>
      <PageHead
        title={data && portal_id !== host.id ? `Settings of ${data.name}` : 'Portal settings'}
        portal_name={data?.name}
        actions={<LatestJob portal_id={portal_id} />}
      >
        How the portal looks and works for everyone who visits it.
      </PageHead>
      <nav className="staff-tabs" aria-label="Settings">
        {tabs.map((tab) => (
          <Link key={tab.path} to={tab.path} activeProps={{ 'aria-current': 'page' }}>
            {tab.title}
          </Link>
        ))}
      </nav>
      {data ? (
        children(data)
      ) : (
        <div className="panel">
          <div className="panel-body">
            <Skeleton count={10} />
          </div>
        </div>
      )}
    </>
  )
}
