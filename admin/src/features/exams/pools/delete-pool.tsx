import { delete_question_pool } from '@portico/shared/contract/exams/question-pools.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { showFailure } from '../../../kernel/errors.ts'

/** Deletes a pool that no exam draws from, and returns to the list (EXM-026, EXM-027). */
export function DeletePool({ pool_id, title }: { pool_id: number; title: string }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [isAsked, setAsked] = useState(false)
  const remove = useMutation({
    mutationFn: () => api(delete_question_pool, { params: { id: pool_id } }),
    onSuccess: () => {
      toasts.show({ kind: 'success', text: `${title} was deleted.` })
      void client.invalidateQueries({ queryKey: ['question-pools'] })
      void navigate({ to: linkToStaff('questionPools') })
    },
    onError: showFailure,
    onSettled: () => setAsked(false),
  })
  return (
    <>
      <Button kind="danger" icon="trash" onClick={() => setAsked(true)}>
        Delete
      </Button>
      <ConfirmDialog
        open={isAsked}
        danger
        title="Delete Question Pool"
        busy={remove.isPending}
        onCancel={() => setAsked(false)}
        onConfirm={() => remove.mutate()}
      >
        Are you sure? It will be impossible to change this parameter
      </ConfirmDialog>
    </>
  )
}
