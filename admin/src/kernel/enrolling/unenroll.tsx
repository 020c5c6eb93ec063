import { delete_enrollment, type CourseLearner } from '@portico/shared/contract/learning/enrollments.ts'
import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation } from '@tanstack/react-query'
import { api } from '../api.ts'
import { showFailure } from '../errors.ts'

type Props = {
  slug: string
  learner: Pick<CourseLearner, 'id' | 'name' | 'email'>
  open: boolean
  onClose: () => void
  onDone: () => void
}

const returnedTo = {
  buyer: ' The seat went back to its buyer.',
  portal: ' The credit went back to the portal.',
} as const

/** Unenrolls a learner after the confirmation of USR-023. */
export function Unenroll({ slug, learner, open, onClose, onDone }: Props) {
  const end = useMutation({
    mutationFn: () => api(delete_enrollment, { params: { slug, related_id: learner.id } }),
    onSuccess: ({ returned_to }) => {
      const seat = returned_to === null ? '' : returnedTo[returned_to]
      toasts.show({ kind: 'success', text: `${learner.name || learner.email} is unenrolled.${seat}` })
      onDone()
    },
    onError: showFailure,
    onSettled: onClose,
  })
  return (
    <ConfirmDialog
      open={open}
      danger
      title="Are You Sure"
      cancelLabel="No, cancel"
      confirmLabel="Yes"
      busy={end.isPending}
      onCancel={onClose}
      onConfirm={() => end.mutate()}
    >
      <p>you want to unenroll this learner from the course?</p>
    </ConfirmDialog>
  )
}
