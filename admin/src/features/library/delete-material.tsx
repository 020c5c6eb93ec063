import { failureText } from '@portico/shared/browser/failure-text.ts'
import { delete_material, type Material } from '@portico/shared/contract/materials.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../kernel/api.ts'

/** Deletes an unused file; for a used one, shows where it has to be removed first. */
export function DeleteMaterial({ material: { uuid, name }, onDeleted }: { material: Material; onDeleted: () => void }) {
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
