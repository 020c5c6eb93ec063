import { failureText } from '@portico/shared/browser/failure-text.ts'
import { delete_material, type Material, type MaterialUse } from '@portico/shared/contract/materials.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../kernel/api.ts'

type Props = { material: Material; used_in: readonly MaterialUse[]; onDeleted: () => void }

/** Deletes an unused file. A used one cannot be deleted: its uses, listed above, have to go first. */
export function DeleteMaterial({ material: { uuid, name }, used_in, onDeleted }: Props) {
  const client = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const remove = useMutation({
    mutationFn: () => api(delete_material, { params: { uuid } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['materials'], refetchType: 'none' })
      onDeleted()
      toasts.show({ kind: 'success', text: `${name} was deleted.` })
      await client.invalidateQueries({ queryKey: ['materials'] })
    },
    onSettled: () => setAsked(false),
  })
  if (used_in.length > 0)
    return (
      <p className="muted">
        This file cannot be deleted while something uses it. Remove it first where it is used, or replace it.
      </p>
    )
  return (
    <div>
      {remove.isError ? (
        <Notice tone="failed" alert>
          {failureText(remove.error)}
        </Notice>
      ) : null}
      <Button kind="danger" icon="trash" busy={remove.isPending} onClick={() => setAsked(true)}>
        Delete file
      </Button>
      <ConfirmDialog
        open={isAsked}
        danger
        confirmLabel="Delete"
        busy={remove.isPending}
        onCancel={() => setAsked(false)}
        onConfirm={() => remove.mutate()}
      >
        {name} will be deleted from the library.
      </ConfirmDialog>
    </div>
  )
}
