import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useSearchParams } from '../../../kernel/search-params.ts'
import { PageHead } from '../../../kernel/page-head.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { teamSearchParams } from '../search-params.ts'
import { SeatLearnersTable } from './seat-learners-table.tsx'
import { PeopleList } from './people-list.tsx'
import { SubordinatesDialog } from './subordinates-dialog.tsx'
import { TeamCertificates } from './team-certificates.tsx'

/** /my-team: the people of a manager's team, their courses and their certificates (USR-031, USR-032). */
export function TeamPage() {
  const { me } = useSession()
  const [search] = useSearchParams(teamSearchParams)
  const [isOpen, setOpen] = useState(false)
  const isCourses = search.list === 'courses'
  return (
    <>
      <PageHead
        title="My team"
        actions={
          me.roles.some(({ is_outside }) => is_outside) ? null : (
            <Button icon="plus" onClick={() => setOpen(true)}>
              Add people
            </Button>
          )
        }
      >
        People who take a course with one of your seats or who report to you.
      </PageHead>
      <nav className="staff-tabs" aria-label="Team">
        <Link
          to={linkToStaff('managerTeam')}
          search={{}}
          activeOptions={{ exact: true }}
          aria-current={isCourses ? undefined : 'page'}
        >
          People
        </Link>
        <Link
          to={linkToStaff('managerTeam')}
          search={{ list: 'courses' }}
          aria-current={isCourses ? 'page' : undefined}
        >
          Courses and progress
        </Link>
      </nav>
      {isCourses ? <SeatLearnersTable /> : <PeopleList />}
      <TeamCertificates />
      {isOpen ? <SubordinatesDialog onClose={() => setOpen(false)} /> : null}
    </>
  )
}
