import { roleLabels } from '@portico/shared/access/roles.ts'
import type { UserLine } from '@portico/shared/contract/identity/people.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { Badge } from '@portico/shared/ui/badge.tsx'
import { Link } from '@tanstack/react-router'
import { DayCell } from '../../../kernel/data-table/day-cell.tsx'
import type { Column } from '../../../kernel/data-table/column.ts'

export const nameOf = ({ first_name, last_name }: Pick<UserLine, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`

/** Columns of the list of people; dates use the portal's time zone. */
export const userColumns: readonly Column<UserLine>[] = [
  {
    name: 'name',
    header: 'Name',
    cell: (person) => (
      <>
        <Link className="cell-title" to={linkToStaff('user', { slug: person.id })}>
          {nameOf(person).trim() || person.email}
        </Link>{' '}
        {person.is_blocked ? <Badge tone="failed">Blocked</Badge> : null}
      </>
    ),
  },
  { name: 'email', header: 'Email', phone: 'below', cell: ({ email }) => email },
  {
    name: 'roles',
    header: 'Roles',
    cell: (person) => (
      <span className="row">
        {person.roles.map((role) => (
          <Badge key={role}>
            {roleLabels[role]}
            {role === 'manager' && person.is_outside ? ' (outside)' : ''}
          </Badge>
        ))}
      </span>
    ),
  },
  {
    name: 'created_at',
    header: 'Joined',
    only_wide: true,
    cell: ({ created_at }) => <DayCell at={created_at} />,
  },
]
