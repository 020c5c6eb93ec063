import { failureText } from '@portico/shared/browser/failure-text.ts'
import { delete_user, preview_delete_user, type Person } from '@portico/shared/contract/identity/people-record.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { showFailure } from '../../../kernel/errors.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { PersonPanel } from '../person/person-panel.tsx'
import { fullNameOf } from '../person/person.ts'
import { deletionEffects } from './deletion-effects.ts'

/** Ends the membership, never the account; explains the effects before the confirmation (USR-007, USR-010). */
export function DeletePanel({ person }: { person: Person }) {
  const { portal } = useSession()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [isAsked, setAsked] = useState(false)
  const params = { user_id: person.id }
  const query = useQuery({
    queryKey: ['user', portal.id, person.id, 'deletion'],
    queryFn: () => api(preview_delete_user, { params, query: {} }),
    staleTime: 0,
  })
  const remove = useMutation({
    mutationFn: () => api(delete_user, { params, query: {} }),
    onSuccess: async () => {
      toasts.show({ kind: 'success', text: `${fullNameOf(person)} was deleted from ${portal.name}.` })
      await navigate({ to: linkToStaff('users') })
      client.removeQueries({ queryKey: ['user', portal.id, person.id] })
      void client.invalidateQueries({ queryKey: ['users'] })
    },
    onError: (error) => {
      showFailure(error)
      setAsked(false)
    },
  })
  return (
    <PersonPanel title={`Delete from ${portal.name}`} query={query}>
      {(preview) =>
        preview.refused === null ? (
          <>
            <ul>
              {deletionEffects(preview, portal.name).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <div>
              <Button kind="danger" onClick={() => setAsked(true)}>
                Delete
              </Button>
            </div>
            <ConfirmDialog
              open={isAsked}
              danger
              title={`Delete ${fullNameOf(person)}?`}
              confirmLabel="Delete"
              busy={remove.isPending}
              onCancel={() => setAsked(false)}
              onConfirm={() => remove.mutate()}
            >
              <p>They lose access to {portal.name} at once, and their running courses end permanently.</p>
              {remove.isError ? <p className="field-error">{failureText(remove.error)}</p> : null}
            </ConfirmDialog>
          </>
        ) : (
          <p>{preview.refused}</p>
        )
      }
    </PersonPanel>
  )
}
