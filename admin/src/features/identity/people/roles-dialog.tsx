import { failureText } from '@portico/shared/browser/failure-text.ts'
import { list_roles, update_user_roles, type UserLine } from '@portico/shared/contract/identity/people.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { Spinner } from '@portico/shared/ui/spinner.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '../../../kernel/session/session.ts'
import { api } from '../../../kernel/api.ts'
import { RoleChoices, type RoleChoice } from './role-choices.tsx'

/** Dialog for a person's roles on this portal. */
export function RolesDialog({ person, onClose }: { person: UserLine; onClose: () => void }) {
  const { portal } = useSession()
  const client = useQueryClient()
  const { roles, is_limited_to_courses } = person
  const [chosen, setChosen] = useState<RoleChoice>({ roles })
  const offered = useQuery({ queryKey: ['roles', portal.id], queryFn: () => api(list_roles, { query: {} }) })
  const save = useMutation({
    mutationFn: () =>
      api(update_user_roles, { params: { user_id: person.id }, body: { ...chosen, roles: [...chosen.roles] } }),
    onSuccess: async () => {
      toasts.show({ kind: 'success', text: 'Save Successful' })
      onClose()
      await client.invalidateQueries({ queryKey: ['users'] })
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Roles of ${person.first_name} ${person.last_name}`}
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button busy={save.isPending} disabled={chosen.roles.length === 0} onClick={() => save.mutate()}>
            Save
          </Button>
        </>
      }
    >
      <div className="stack">
        {offered.isPending ? <Spinner label="Loading roles…" /> : null}
        {offered.isError ? <Notice tone="failed">{failureText(offered.error)}</Notice> : null}
        {offered.data ? (
          <RoleChoices
            legend="Roles on this portal"
            offered={offered.data}
            held={roles}
            isLimited={is_limited_to_courses}
            chosen={chosen}
            onChange={setChosen}
          />
        ) : null}
        {save.isError ? (
          <Notice tone="failed" alert>
            {failureText(save.error)}
          </Notice>
        ) : null}
      </div>
    </Dialog>
  )
}
