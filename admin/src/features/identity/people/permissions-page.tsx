import { actionGroups, actionLabels } from '@portico/shared/access/action-labels.ts'
import { actions } from '@portico/shared/access/grants.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import { roles_and_permissions } from '@portico/shared/contract/identity/people.ts'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../kernel/api.ts'
import type { Column } from '../../../kernel/data-table/column.ts'
import { DataTable } from '../../../kernel/data-table/data-table.tsx'
import { ListBody } from '../../../kernel/list-body.tsx'
import { PageHead } from '../../../kernel/page-head.tsx'
import { useSession } from '../../../kernel/session/session.ts'

type Role = Data<typeof roles_and_permissions>[number]

const rows = Object.entries(actionGroups).flatMap(([key, group]) =>
  actions
    .filter((action) => actionLabels[action].group === key)
    .map((action) => ({ id: action, label: actionLabels[action].label, group })),
)
type Line = (typeof rows)[number]

const columnsOf = (roles: readonly Role[]): readonly Column<Line>[] => [
  { name: 'action', header: 'Permission', cell: ({ label }) => label },
  ...roles.map((role) => ({
    name: role.short_name,
    header: role.name,
    centered: true,
    cell: ({ id }: Line) =>
      role.permissions.includes(id) ? (
        <Icon name="check" label="Yes" />
      ) : (
        <span className="muted">
          <span aria-hidden="true">·</span>
          <span className="visually-hidden">No</span>
        </span>
      ),
  })),
]

/** /permissions: the table of each role's permissions, as the API applies it (ROL-034, ROL-037). */
export function PermissionsPage() {
  const { portal } = useSession()
  const query = useQuery({
    queryKey: ['permissions', portal.id],
    queryFn: () => api(roles_and_permissions, { query: {} }),
  })
  return (
    <>
      <PageHead title="Permissions">What each role can do. Only roles grant access.</PageHead>
      <div className="panel">
        <ListBody query={query} empty={{ title: 'No roles', text: 'There are no roles on this portal.' }}>
          {(roles) => (
            <>
              <p className="grid-hint small muted">Scroll sideways to see all {roles.length} roles.</p>
              <DataTable
                label="Roles and permissions"
                columns={columnsOf(roles)}
                rows={rows}
                titleOf={({ label }) => label}
                groupOf={({ group }) => group}
                isGrid
              />
            </>
          )}
        </ListBody>
      </div>
    </>
  )
}
