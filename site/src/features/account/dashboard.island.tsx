import { landing } from '@portico/shared/access/landing.ts'
import type { Me } from '@portico/shared/contract/identity/session.ts'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { Spinner } from '@portico/shared/ui/spinner.tsx'
import { useEffect } from 'react'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { MemberOnly } from '../../kernel/member-only.tsx'
import { useStaffPages } from './use-staff-pages.ts'
import { RoleSwitch } from './role-switch.tsx'

/** /dashboard redirects to the landing page of the user's role; users without one here choose (SES-023…028). */
export function DashboardPage() {
  return <MemberOnly>{(me) => <Dashboard me={me} />}</MemberOnly>
}

function Dashboard({ me }: { me: Me }) {
  const page = landing(me.current_role)
  const pages = useStaffPages(me)
  const moves = page !== linkTo('dashboard')
  useEffect(() => {
    if (moves) location.replace(page)
  }, [moves, page])
  if (moves)
    return (
      <p className="account-wait">
        <Spinner label="One moment…" />
      </p>
    )
  return (
    <div className="stack stack-6">
      <h1>Welcome{me.first_name ? `, ${me.first_name}` : ''}</h1>
      <div className="row">
        {pages.map((entry) => (
          <LinkButton key={entry.path} href={entry.path} icon={entry.icon}>
            {entry.title}
          </LinkButton>
        ))}
        <LinkButton href={linkTo('learnerCourses')} kind="secondary" icon="book">
          My courses
        </LinkButton>
        <LinkButton href={linkTo('orders')} kind="secondary" icon="list">
          My orders and seats
        </LinkButton>
        <LinkButton href={linkTo('profileSettings')} kind="secondary" icon="user">
          Profile
        </LinkButton>
      </div>
      <RoleSwitch me={me} />
    </div>
  )
}
