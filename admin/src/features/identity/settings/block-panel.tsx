import { update_block_status, type Person } from '@portico/shared/contract/identity/people-record.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { showFailure } from '../../../kernel/errors.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { fullNameOf, usePersonChanged } from '../person/person.ts'

/** Blocks a person on this portal only; it can be undone (USR-015, OP-112). */
export function BlockPanel({ person }: { person: Person }) {
  const { portal } = useSession()
  const changed = usePersonChanged()
  const [isAsked, setAsked] = useState(false)
  const save = useMutation({
    mutationFn: (is_blocked: boolean) =>
      api(update_block_status, { params: { user_id: person.id }, body: { is_blocked } }),
    onSuccess: ({ is_blocked }) => {
      toasts.show({
        kind: 'success',
        text: `${fullNameOf(person)} is ${is_blocked ? 'blocked' : 'no longer blocked'}.`,
      })
      changed(person.id, { ...person, is_blocked })
    },
    onError: showFailure,
    onSettled: () => setAsked(false),
  })
  return (
    <section className="panel" aria-labelledby="block">
      <div className="panel-body stack">
        <h2 id="block" className="panel-title">
          {person.is_blocked ? 'Blocked' : 'Block'}
        </h2>
        <p>
          {person.is_blocked
            ? `This person can’t use ${portal.name} until someone unblocks them. Nothing is lost.`
            : `A blocked person is signed out and can’t use ${portal.name}. Courses, orders and certificates stay. You can undo this.`}
        </p>
        <div>
          {person.is_blocked ? (
            <Button busy={save.isPending} onClick={() => save.mutate(false)}>
              Unblock
            </Button>
          ) : (
            <Button kind="danger" onClick={() => setAsked(true)}>
              Block
            </Button>
          )}
        </div>
      </div>
      <ConfirmDialog
        open={isAsked}
        danger
        title={`Block ${fullNameOf(person)}?`}
        confirmLabel="Block"
        busy={save.isPending}
        onCancel={() => setAsked(false)}
        onConfirm={() => save.mutate(true)}
      >
        <p>They are signed out of {portal.name} at once. You can unblock them at any time.</p>
      </ConfirmDialog>
    </section>
  )
}
