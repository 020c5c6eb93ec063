import { remove_user_factors } from '@portico/shared/contract/identity/second-factor.ts'
import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../kernel/api.ts'
import { showFailure } from '../../../kernel/errors.ts'
import { nameOf } from './user-columns.tsx'

/** Removes the second factor and ends all sessions, for people who lost their app, passkeys and recovery codes. */
export function ResetFactor({
  person,
  onClose,
}: {
  person: { id: number; first_name: string; last_name: string }
  onClose: () => void
}) {
  const client = useQueryClient()
  const reset = useMutation({
    mutationFn: () => api(remove_user_factors, { params: { user_id: person.id } }),
    onSuccess: async () => {
      toasts.show({
        kind: 'success',
        text: 'Two-factor authentication was reset. This person is signed out everywhere.',
      })
      await client.invalidateQueries({ queryKey: ['users'] })
    },
    onError: showFailure,
    onSettled: onClose,
  })
  return (
    <ConfirmDialog
      open
      danger
      busy={reset.isPending}
      title="Reset two-factor authentication?"
      confirmLabel="Reset"
      onCancel={onClose}
      onConfirm={() => reset.mutate()}
    >
      <p>{nameOf(person)} will be signed out everywhere and can then sign in with only a password.</p>
      <p>
        Do this for people who have lost their app, passkeys and recovery codes. Make sure they are who they say they
        are.
      </p>
    </ConfirmDialog>
  )
}
