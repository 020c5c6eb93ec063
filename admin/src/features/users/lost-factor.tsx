import { remove_user_factors } from '@portico/shared/contract/second-factor.ts'
import { failureText } from '@portico/shared/browser/failure-text.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../kernel/api.ts'

/** For somebody who lost app, passkeys and recovery codes: the factor goes, and all their sessions with it. */
export function LostFactor({ user_id, name }: { user_id: number; name: string }) {
  const [isAsking, setIsAsking] = useState(false)
  const remove = useMutation({
    mutationFn: () => api(remove_user_factors, { params: { user_id } }),
    onSuccess: () =>
      toasts.show({
        kind: 'success',
        text: 'Two-factor authentication was reset. This person is signed out everywhere.',
      }),
  })
  return (
    <div className="stack">
      <p className="small muted">
        People who have lost their app, passkeys and recovery codes can’t sign in. Make sure they are who they say they
        are before you reset it.
      </p>
      {remove.isError ? (
        <Notice tone="failed" alert>
          {failureText(remove.error)}
        </Notice>
      ) : null}
      <div>
        <Button kind="secondary" size="small" icon="shield" busy={remove.isPending} onClick={() => setIsAsking(true)}>
          Reset two-factor authentication
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        danger
        title="Reset two-factor authentication?"
        confirmLabel="Remove"
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false)
          remove.mutate()
        }}
      >
        <p>{name} will be signed out everywhere and can then sign in with a password alone.</p>
      </ConfirmDialog>
    </div>
  )
}
