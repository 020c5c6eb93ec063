import { delete_course_manager, type CourseManager } from '@portico/shared/contract/learning/enrollments-people.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { showFailure } from '../../../kernel/errors.ts'

type Props = { slug: string; manager: CourseManager; onDone: () => void }

/** Revokes the manager role after the confirmation of USR-023. */
export function RemoveManager({ slug, manager: { user_id, name }, onDone }: Props) {
  const [isAsked, setAsked] = useState(false)
  const end = useMutation({
    mutationFn: () => api(delete_course_manager, { params: { slug, user_id } }),
    onSuccess: () => {
      toasts.show({ kind: 'success', text: `${name} no longer has the role Manager in this course.` })
      onDone()
    },
    onError: showFailure,
    onSettled: () => setAsked(false),
  })
  return (
    <>
      <Button kind="quiet" size="small" aria-label={`Unenroll ${name}`} onClick={() => setAsked(true)}>
        Unenroll
      </Button>
      <ConfirmDialog
        open={isAsked}
        danger
        title="Are You Sure"
        cancelLabel="No, cancel"
        confirmLabel="Yes"
        busy={end.isPending}
        onCancel={() => setAsked(false)}
        onConfirm={() => end.mutate()}
      >
        <p>you want to unenroll this manager from the course?</p>
      </ConfirmDialog>
    </>
  )
}
