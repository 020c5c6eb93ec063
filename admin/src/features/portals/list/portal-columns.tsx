import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import type { PortalLine } from '@portico/shared/contract/portals/staff.ts'
import { portalTypeLabels } from '@portico/shared/states/portals/portal.ts'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import { Link } from '@tanstack/react-router'
import type { Column } from '../../../kernel/data-table/column.ts'

function typeOf({ kind, type }: PortalLine): string {
  if (kind !== 'tenant') return kind === 'core' ? 'Core portal' : 'Admin portal'
  return type === null ? 'Not chosen yet' : portalTypeLabels[type]
}

export const portalColumns: readonly Column<PortalLine>[] = [
  {
    name: 'name',
    header: 'Portal',
    cell: ({ id, name, url }) => (
      <span className="cell-text">
        <Link to={linkToStaff('portalInfo', { id })}>{name}</Link>
        <small className="cell-below muted">{url.replace(/^https?:\/\//, '')}</small>
      </span>
    ),
  },
  { name: 'type', header: 'Type', cell: typeOf },
  {
    name: 'status',
    header: 'Status',
    phone: 'beside',
    cell: ({ is_paused }) => (
      <StatusMark tone={is_paused ? 'waiting' : 'success'}>{is_paused ? 'Paused' : 'Active'}</StatusMark>
    ),
  },
]
