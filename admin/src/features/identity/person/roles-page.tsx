import { failureText } from '@portico/shared/browser/failure-text.ts'
import { list_roles, update_user_roles } from '@portico/shared/contract/identity/people.ts'
import type { Person } from '@portico/shared/contract/identity/people-record.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Form } from '@portico/shared/ui/form.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { lockText } from './account-lock.ts'
import { PersonPanel } from './person-panel.tsx'
import { usePersonChanged } from './person.ts'
import { RoleChoices, type OfferedRole, type RoleChoice } from '../people/role-choices.tsx'
import { UserFrame } from './user-frame.tsx'

/** /users/:slug/:portal_id/assign-roles: a person's roles on this portal (USR-013). */
export function UserRolesPage() {
  const { me } = useSession()
  return (
    <UserFrame>
      {(person) =>
        person.id === me.id ? (
          <Notice>You cannot change your own roles. Please ask another admin.</Notice>
        ) : person.locked === 'ranks_higher' ? (
          <Notice>{lockText.ranks_higher}</Notice>
        ) : (
          <Roles person={person} />
        )
      }
    </UserFrame>
  )
}

function Roles({ person }: { person: Person }) {
  const { portal } = useSession()
  const query = useQuery({ queryKey: ['roles', portal.id], queryFn: () => api(list_roles, { query: {} }) })
  return (
    <PersonPanel title={`Roles on ${portal.name}`} query={query}>
      {(offered) => <RolesForm key={person.roles.length} person={person} offered={offered} />}
    </PersonPanel>
  )
}

function RolesForm({ person, offered }: { person: Person; offered: readonly OfferedRole[] }) {
  const changed = usePersonChanged()
  const held = person.roles.map(({ short_name }) => short_name)
  const [chosen, setChosen] = useState<RoleChoice>({ roles: held })
  const save = useMutation({
    mutationFn: () =>
      api(update_user_roles, { params: { user_id: person.id }, body: { ...chosen, roles: [...chosen.roles] } }),
    onSuccess: () => {
      toasts.show({ kind: 'success', text: 'Save Successful' })
      changed(person.id)
    },
  })
  return (
    <Form className="stack" onSubmit={() => chosen.roles.length > 0 && save.mutate()}>
      <RoleChoices
        legend="Roles"
        offered={offered}
        held={held}
        isLimited={person.is_limited_to_courses}
        chosen={chosen}
        onChange={setChosen}
      />
      {save.isError ? (
        <Notice tone="failed" alert>
          {failureText(save.error)}
        </Notice>
      ) : null}
      <div>
        <Button type="submit" busy={save.isPending} disabled={chosen.roles.length === 0}>
          Save roles
        </Button>
      </div>
    </Form>
  )
}
