import { isRole, roleLabels, roles } from '@portico/shared/access/roles.ts'
import { list_users, type UserLine } from '@portico/shared/contract/users.ts'
import { may } from '@portico/shared/access/may.ts'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { Badge } from '@portico/shared/ui/badge.tsx'
import { Button } from '@portico/shared/ui/button.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useSession } from '../../kernel/session/session.ts'
import { api } from '../../kernel/api.ts'
import { ListBody } from '../../kernel/list-body.tsx'
import { PageHead } from '../../kernel/page-head.tsx'
import { TableBox } from '../../kernel/table-box.tsx'
import { SearchFilter } from '../../kernel/search-filter.tsx'
import { RolesDialog } from './roles-dialog.tsx'

const route = getRouteApi('/users')

/** /users: the people of the portal and what they are here. */
export function UsersPage() {
  const { me, portal } = useSession()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const [edited, setEdited] = useState<UserLine | null>(null)
  const filter = (part: { search?: string | undefined; role?: string | undefined; cursor?: string | undefined }) =>
    void navigate({ search: { ...search, cursor: undefined, ...part }, replace: true })
  const role = isRole(search.role) ? search.role : undefined
  const query = useQuery({
    queryKey: ['users', portal.id, search],
    queryFn: () => api(list_users, { query: { search: search.search, role, cursor: search.cursor } }),
    placeholderData: keepPreviousData,
  })
  const mayEdit = may({ roles: [me.current_role], action: 'users.edit_roles' })
  return (
    <>
      <PageHead title="Users">Everyone who learns, teaches or works on {portal.name}.</PageHead>
      <div className="panel">
        <div className="filter-row">
          <SearchFilter
            label="Search"
            value={search.search ?? ''}
            placeholder="Name or email"
            onChange={(words) => filter({ search: words || undefined })}
          />
          <Field label="Role">
            <Select
              value={search.role ?? ''}
              placeholder="All roles"
              options={roles.map((value) => ({ value, label: roleLabels[value] }))}
              onChange={(event) => filter({ role: event.target.value || undefined })}
            />
          </Field>
        </div>
        <ListBody
          query={query}
          isFiltered={Boolean(search.search || search.role)}
          onCursor={(cursor) => filter({ cursor })}
          onClear={() => filter({ search: undefined, role: undefined })}
          empty={{ title: 'No users yet', text: 'People appear here once they register, buy or are enrolled.' }}
        >
          {(people) => (
            <TableBox label="Users">
              <table className="staff-table">
                <thead>
                  <tr>
                    <th scope="col">Name</th>
                    <th scope="col">Email</th>
                    <th scope="col">Roles</th>
                    <th scope="col">Joined</th>
                    <th scope="col">
                      <span className="visually-hidden">Actions</span>
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {people.map((person) => (
                    <tr key={person.id}>
                      <td>
                        <strong>
                          {person.first_name} {person.last_name}
                        </strong>
                        {person.is_blocked ? (
                          <>
                            {' '}
                            <Badge tone="failed">Blocked</Badge>
                          </>
                        ) : null}
                      </td>
                      <td data-label="Email">{person.email}</td>
                      <td data-label="Roles">
                        <span className="row">
                          {person.roles.map((one) => (
                            <Badge key={one}>
                              {roleLabels[one]}
                              {one === 'manager' && person.is_outside ? ' (outside)' : ''}
                            </Badge>
                          ))}
                        </span>
                      </td>
                      <td className="tabular" data-label="Joined">
                        {formatDate({ at: person.created_at, time_zone: portal.time_zone, style: 'medium' })}
                      </td>
                      <td className="number">
                        {person.id === me.id ? (
                          <span className="small muted">You</span>
                        ) : mayEdit ? (
                          <Button
                            kind="secondary"
                            size="small"
                            onClick={() => setEdited(person)}
                            aria-label={`Change roles of ${person.first_name} ${person.last_name}`}
                          >
                            Change roles
                          </Button>
                        ) : null}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </TableBox>
          )}
        </ListBody>
      </div>
      {edited ? <RolesDialog person={edited} onClose={() => setEdited(null)} /> : null}
    </>
  )
}
