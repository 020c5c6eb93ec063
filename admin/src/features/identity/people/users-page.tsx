import { roleLabels, roles } from '@portico/shared/access/roles.ts'
import { may } from '@portico/shared/access/may.ts'
import type { UserLine } from '@portico/shared/contract/identity/people.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { Field } from '@portico/shared/ui/field.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useState } from 'react'
import { CreateLink } from '../../../kernel/create-link.tsx'
import { ChoiceFilter } from '../../../kernel/choice-filter.tsx'
import { ListPage } from '../../../kernel/list-page.tsx'
import { PageLink } from '../../../kernel/page-link.tsx'
import { SearchFilter } from '../../../kernel/search-filter.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { ResetFactor } from './reset-factor.tsx'
import { RolesDialog } from './roles-dialog.tsx'
import { nameOf, userColumns } from './user-columns.tsx'
import { UserActions } from './user-actions.tsx'
import { useUsers } from './use-users.ts'

type OpenDialog = { what: 'roles' | 'factor'; person: UserLine }

/** /users: the people of the portal and their roles. */
export function UsersPage() {
  const { me, portal } = useSession()
  const list = useUsers()
  const [asked, setAsked] = useState<OpenDialog | null>(null)
  const close = () => setAsked(null)
  return (
    <ListPage
      title="Users"
      actions={
        may({ roles: [me.current_role], action: 'users.edit' }) ? (
          <>
            <PageLink kind="secondary" to={linkToStaff('createUserEnrollment')}>
              Create enrollment
            </PageLink>
            <CreateLink to={linkToStaff('createUser')}>Create user</CreateLink>
          </>
        ) : undefined
      }
      purpose={`Everyone who learns, teaches or works on ${portal.name}.`}
      list={list}
      filters={<Filters list={list} />}
      empty={{ title: 'No users yet', text: 'People appear here once they register, buy or are enrolled.' }}
      table={{
        label: 'Users',
        columns: userColumns,
        titleOf: nameOf,
        actions: (person) => <UserActions person={person} onAsk={(what) => setAsked({ what, person })} />,
      }}
    >
      {asked?.what === 'roles' ? <RolesDialog person={asked.person} onClose={close} /> : null}
      {asked?.what === 'factor' ? <ResetFactor person={asked.person} onClose={close} /> : null}
    </ListPage>
  )
}

function Filters({ list }: { list: ReturnType<typeof useUsers> }) {
  return (
    <>
      <SearchFilter label="Search" placeholder="Name or email" {...list.searchField} />
      <ChoiceFilter
        label="Role"
        value={list.search.role}
        all="All roles"
        options={roles.map((value) => ({ value, label: roleLabels[value] }))}
        onChange={(value) => list.change({ role: value })}
      />
      <Field label="Tag">
        <TextInput
          value={list.search.tag ?? ''}
          maxLength={40}
          placeholder="Any tag"
          onChange={({ target }) => list.change({ tag: target.value || undefined })}
        />
      </Field>
      <ChoiceFilter
        label="Show"
        value={list.search.blocked}
        all="Everyone"
        options={[{ value: '1', label: 'Blocked' }]}
        onChange={(value) => list.change({ blocked: value })}
      />
    </>
  )
}
