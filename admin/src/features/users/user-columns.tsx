import { roleLabels } from '@portico/shared/access/roles.ts'
import type { UserLine } from '@portico/shared/contract/people.ts'
import { readerZone } from '@portico/shared/browser/reader-zone.ts'
import { formatDay } from '@portico/shared/rules/dates/format-date.ts'
import { Badge } from '@portico/shared/ui/badge.tsx'
import type { Column } from '../../kernel/data-table/column.ts'

export const nameOf = ({ first_name, last_name }: UserLine): string => `${first_name} ${last_name}`

/** The columns of the people list; dates are the portal's. */
export const userColumns = (time_zone: string): readonly Column<UserLine>[] => [
  {
    name: 'name',
    header: 'Name',
    cell: (person) => (
      <>
        <strong>{nameOf(person)}</strong> {person.is_blocked ? <Badge tone="failed">Blocked</Badge> : null}
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
    cell: ({ created_at }) => (
      <span className="tabular">
        {formatDay({ at: created_at, time_zone, reader_zone: readerZone(), style: 'medium' })}
      </span>
    ),
  },
]
