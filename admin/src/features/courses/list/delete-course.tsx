import { delete_course, restore_course, type AdminCourse } from '@portico/shared/contract/courses/courses.ts'
import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../kernel/api.ts'
import { showFailure } from '../../../kernel/errors.ts'
import { undoable } from '../../../kernel/undo/undoable.ts'

type Props = {
  course: Pick<AdminCourse, 'slug' | 'title'>
  onClose: () => void
  onDeleted?: () => void
}

/** Confirms with the wording of FRM-009; a published course is refused with its own message (BLD-023). */
export function DeleteCourse({ course, onClose, onDeleted }: Props) {
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: ['courses'] })
  const restore = useMutation({
    mutationFn: (course_id: number) => api(restore_course, { body: { course_id } }),
    onSuccess: async () => {
      toasts.show({ kind: 'success', text: `${course.title} was restored.` })
      await refresh()
    },
    onError: showFailure,
  })
  const remove = useMutation({
    mutationFn: () => api(delete_course, { params: { slug: course.slug } }),
    onSuccess: async ({ id }) => {
      undoable.offer({ text: `${course.title} was deleted.`, onUndo: () => restore.mutate(id) })
      onDeleted?.()
      await refresh()
    },
    onError: showFailure,
    onSettled: onClose,
  })
  return (
    <ConfirmDialog open danger busy={remove.isPending} onCancel={onClose} onConfirm={() => remove.mutate()}>
      {course.title} will be permanently deleted and cannot be undone after 10 seconds.
    </ConfirmDialog>
  )
}
