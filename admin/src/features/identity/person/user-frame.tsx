import './users.css'
import { may } from '@portico/shared/access/may.ts'
import type { Person } from '@portico/shared/contract/identity/people-record.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { Badge } from '@portico/shared/ui/badge.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { FailedPage } from '../../../kernel/failed-page.tsx'
import { PageHead } from '../../../kernel/page-head.tsx'
import { PageLink } from '../../../kernel/page-link.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { fullNameOf, personQuery, usePersonId } from './person.ts'

/** Frame for one person of the portal: their name and pages. */
export function UserFrame({ children }: { children: (person: Person) => ReactNode }) {
  const { portal } = useSession()
  const id = usePersonId()
  const { data, isError, error, refetch } = useQuery(personQuery(portal.id, id))
  if (isError && !data)
    return (
      <FailedPage
        error={error}
        onRetry={() => void refetch()}
        entry={{ singular: 'user', list: <PageLink to={linkToStaff('users')}>Go to users</PageLink> }}
      />
    )
  return (
    <>
      <p className="back-link">
        <Link to={linkToStaff('users')}>← Users</Link>
      </p>
      {data ? <Head person={data} /> : null}
      <Tabs slug={id} />
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

const Head = ({ person }: { person: Person }) => (
  <div className="person-head">
    <PersonAvatar name={fullNameOf(person)} picture={person.avatar} large />
    <PageHead
      title={fullNameOf(person)}
      actions={
        person.is_blocked || !person.is_confirmed ? (
          <>
            {person.is_blocked ? <Badge tone="failed">Blocked</Badge> : null}
            {person.is_confirmed ? null : <Badge tone="waiting">Email not confirmed</Badge>}
          </>
        ) : undefined
      }
    >
      {person.email}
    </PageHead>
  </div>
)

function Tabs({ slug }: { slug: number }) {
  const { me, portal } = useSession()
  const allows = (action: Parameters<typeof may>[0]['action']) => may({ roles: [me.current_role], action })
  const tabs = [
    { title: 'Overview', path: linkToStaff('user', { slug }) },
    { title: 'Info', path: linkToStaff('userInfo', { slug }) },
    { title: 'Courses', path: linkToStaff('userCourses', { slug }) },
    { title: 'Enrollments', path: linkToStaff('userEnrollments', { slug }) },
    { title: 'Certificates', path: linkToStaff('certificatesOfUser', { slug }) },
    ...(allows('orders.read') ? [{ title: 'Invoices', path: linkToStaff('userInvoices', { slug }) }] : []),
    { title: 'Seals', path: linkToStaff('userSeals', { slug }) },
    { title: 'Tags', path: linkToStaff('userTags', { slug }) },
    ...(allows('users.edit_roles')
      ? [{ title: 'Roles', path: linkToStaff('userRoles', { slug, portal_id: portal.id }) }]
      : []),
    ...(allows('users.edit')
      ? [
          { title: 'Password', path: linkToStaff('userPassword', { slug }) },
          { title: 'Settings', path: linkToStaff('userSettings', { slug }) },
        ]
      : []),
  ]
  return (
    <nav className="staff-tabs" aria-label="User">
      {tabs.map(({ title, path }) => (
        <Link key={path} to={path} activeOptions={{ exact: true }} activeProps={{ 'aria-current': 'page' }}>
          {title}
        </Link>
      ))}
    </nav>
  )
}

type Props = { name: string; picture: string | null; large?: boolean }

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word[0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase()

/** Shows the person's picture or initials, hidden from screen readers because the name is next to it. */
const PersonAvatar = ({ name, picture, large = false }: Props) => (
  <span className={large ? 'person-face person-face-large' : 'person-face'} aria-hidden="true">
    {picture ? <img src={picture} alt="" /> : initialsOf(name)}
  </span>
)
