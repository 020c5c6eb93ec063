import { roleLabels, roles } from '@portico/shared/access/roles.ts'
import type { UserLine } from '@portico/shared/contract/people.ts'
import { Field } from '@portico/shared/ui/field.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { useState } from 'react'
import { DataTable } from '../../kernel/data-table/data-table.tsx'
import { ListBody } from '../../kernel/list-body.tsx'
import { PageHead } from '../../kernel/page-head.tsx'
import { SearchFilter } from '../../kernel/search-filter.tsx'
import { useSession } from '../../kernel/session/session.ts'
import { ResetFactor } from './reset-factor.tsx'
import { RolesDialog } from './roles-dialog.tsx'
import { nameOf, userColumns } from './user-columns.tsx'
import { UserActions } from './user-actions.tsx'
import { useUsers } from './use-users.ts'

type Asked = { what: 'roles' | 'factor'; person: UserLine }

/** /users: the people of the portal and what they are here. */
export function UsersPage() {
  const { portal } = useSession()
  const { search, change, view, query } = useUsers()
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = () => setAsked(null)
  return (
    <>
      <PageHead title="Users">Everyone who learns, teaches or works on {portal.name}.</PageHead>
      <div className="panel">
        <div className="filter-row">
          <SearchFilter
            label="Search"
            value={search.search ?? ''}
            placeholder="Name or email"
            onChange={(words) => change({ search: words || undefined })}
          />
          <Field label="Role">
            <Select
              value={search.role ?? ''}
              placeholder="All roles"
              options={roles.map((value) => ({ value, label: roleLabels[value] }))}
              onChange={(event) => change({ role: event.target.value || undefined })}
            />
          </Field>
        </div>
        <ListBody
          query={query}
          address={{
            view,
            isFiltered: Boolean(search.search || search.role),
            onCursor: (cursor) => change({ cursor }),
            onClear: () => change({ search: undefined, role: undefined }),
          }}
          empty={{ title: 'No users yet', text: 'People appear here once they register, buy or are enrolled.' }}
        >
          {(people) => (
            <DataTable
              label="Users"
              view={view}
              columns={userColumns(portal.time_zone)}
              rows={people}
              titleOf={nameOf}
              actions={(person) => <UserActions person={person} onAsk={(what) => setAsked({ what, person })} />}
            />
          )}
        </ListBody>
      </div>
      {asked?.what === 'roles' ? <RolesDialog person={asked.person} onClose={close} /> : null}
      {asked?.what === 'factor' ? <ResetFactor person={asked.person} onClose={close} /> : null}
    </>
  )
}
