import { actionGroups, actionLabels } from '@portico/shared/access/action-labels.ts'
import { actions } from '@portico/shared/access/actions.ts'
import { failureText, referenceOf } from '@portico/shared/browser/failure-text.ts'
import { roles_and_permissions } from '@portico/shared/contract/users.ts'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { useSession } from '../../kernel/session/session.ts'
import { api } from '../../kernel/api.ts'
import { PageHead } from '../../kernel/page-head.tsx'
import { TableBox } from '../../kernel/table-box.tsx'

const groups = Object.entries(actionGroups).map(([key, title]) => ({
  title,
  actions: actions.filter((action) => actionLabels[action].group === key),
}))

/** /permissions: the one table of who may do what, as the API applies it (ROL-034, ROL-037). */
export function PermissionsPage() {
  const { portal } = useSession()
  const {
    data: roles,
    error,
    refetch,
  } = useQuery({ queryKey: ['permissions', portal.id], queryFn: () => api(roles_and_permissions, { query: {} }) })
  return (
    <>
      <PageHead title="Permissions">What each role can do. Access is granted by roles alone.</PageHead>
      <div className="panel">
        {error ? (
          <ErrorState onRetry={() => void refetch()} requestId={referenceOf(error)}>
            {failureText(error)}
          </ErrorState>
        ) : null}
        {!roles && !error ? (
          <div className="panel-body">
            <Skeleton count={10} />
          </div>
        ) : null}
        {roles ? (
          <TableBox label="Roles and permissions" className="permission-box">
            <table className="staff-table permission-table">
              <thead>
                <tr>
                  <th scope="col">Action</th>
                  {roles.map((role) => (
                    <th key={role.short_name} scope="col">
                      {role.name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {groups.map((group) => (
                  <Fragment key={group.title}>
                    <tr className="permission-area">
                      <th scope="rowgroup" colSpan={roles.length + 1}>
                        {group.title}
                      </th>
                    </tr>
                    {group.actions.map((action) => (
                      <tr key={action}>
                        <th scope="row">{actionLabels[action].label}</th>
                        {roles.map((role) => (
                          <td key={role.short_name}>
                            {role.permissions.includes(action) ? (
                              <Icon name="check" label="Yes" />
                            ) : (
                              <span className="muted" aria-label="No">
                                ·
                              </span>
                            )}
                          </td>
                        ))}
                      </tr>
                    ))}
                  </Fragment>
                ))}
              </tbody>
            </table>
          </TableBox>
        ) : null}
      </div>
    </>
  )
}
