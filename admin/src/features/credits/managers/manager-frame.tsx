import './managers.css'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FailedPage } from '../../../kernel/failed-page.tsx'
import { PageHead } from '../../../kernel/page-head.tsx'
import { PageLink } from '../../../kernel/page-link.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { managerCourseQuery, useCourseSlug, type ManagedCourse } from './manager-course.ts'

const list = 'My team’s courses'

/** Frame of one course of a manager: its name and tabs. */
export function ManagerFrame({ children }: { children: (course: ManagedCourse) => ReactNode }) {
  const { portal } = useSession()
  const slug = useCourseSlug()
  const { data, isError, error, refetch } = useQuery(managerCourseQuery(portal.id, slug))
  if (isError && !data)
    return (
      <FailedPage
        error={error}
        onRetry={() => void refetch()}
        entry={{
          singular: 'course',
          list: <PageLink to={linkToStaff('managerCourses')}>{`Go to ${list}`}</PageLink>,
        }}
      />
    )
  return (
    <>
      <p className="back-link">
        <Link to={linkToStaff('managerCourses')}>{`← ${list}`}</Link>
      </p>
      {data ? <PageHead title={data.title}>{data.subtitle}</PageHead> : null}
      <Tabs slug={slug} />
      {data ? (
        <div key={data.id}>{children(data)}</div>
      ) : (
        <div className="panel panel-body" role="status" aria-label="Loading">
          <Skeleton shape="line" count={8} />
        </div>
      )}
    </>
  )
}

function Tabs({ slug }: { slug: string }) {
  const tabs = [
    { title: 'Overview', path: linkToStaff('managerOverview', { slug }) },
    { title: 'Outline', path: linkToStaff('managerOutline', { slug }) },
    { title: 'Seats', path: linkToStaff('managerSeats', { slug }) },
    { title: 'Invitations', path: linkToStaff('managerInvites', { slug }) },
    { title: 'Certificates', path: linkToStaff('managerCertificates', { slug }) },
  ]
  return (
    <nav className="staff-tabs" aria-label="Course">
      {tabs.map(({ title, path }) => (
        <Link key={path} to={path} activeProps={{ 'aria-current': 'page' }}>
          {title}
        </Link>
      ))}
    </nav>
  )
}
