import type { Role } from '@portico/shared/access/roles.ts'
import { failureText } from '@portico/shared/browser/failure-text.ts'
import { list_roles, update_user_roles, type UserLine } from '@portico/shared/contract/people.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { CheckboxGroup } from '@portico/shared/ui/checkbox-group.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { Spinner } from '@portico/shared/ui/spinner.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '../../kernel/session/session.ts'
import { api } from '../../kernel/api.ts'

/** Which roles somebody holds here. What this form cannot offer is kept (ROL-020, ROL-023…025). */
export function RolesDialog({ person, onClose }: { person: UserLine; onClose: () => void }) {
  const { portal } = useSession()
  const client = useQueryClient()
  const [chosen, setChosen] = useState<readonly string[]>(person.roles)
  const offered = useQuery({ queryKey: ['roles', portal.id], queryFn: () => api(list_roles, { query: {} }) })
  const save = useMutation({
    mutationFn: () => api(update_user_roles, { params: { user_id: person.id }, body: { roles: chosen as Role[] } }),
    onSuccess: async () => {
      toasts.show({ kind: 'success', text: 'Save Successful' })
      onClose()
      await client.invalidateQueries({ queryKey: ['users'] })
    },
  })
  const assignable = offered.data?.filter(({ is_assignable }) => is_assignable) ?? []
  const kept = (offered.data ?? []).filter(
    ({ short_name, is_assignable }) => !is_assignable && person.roles.includes(short_name),
  )
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
          <Button busy={save.isPending} disabled={chosen.length === 0} onClick={() => save.mutate()}>
            Save
          </Button>
        </>
      }
    >
      <div className="stack">
        {offered.isPending ? <Spinner label="Loading roles…" /> : null}
        {offered.isError ? <Notice tone="failed">{failureText(offered.error)}</Notice> : null}
        {offered.data ? (
          <CheckboxGroup
            legend="Roles on this portal"
            values={chosen}
            onChange={setChosen}
            options={assignable.map(({ short_name, name }) => ({ value: short_name, label: name }))}
          />
        ) : null}
        {kept.length > 0 ? (
          <p className="small muted">{kept.map(({ name }) => name).join(', ')} can’t be changed here.</p>
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
