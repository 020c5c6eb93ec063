import type { AdminCourse } from '@portico/shared/contract/courses/courses.ts'
import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { RefusalNotice } from './refusal-notice.tsx'

/** Confirms before a course with learners leaves the storefront, and explains that enrollments don't end with the sale. */
export function UnpublishDialog({
  course: { title, learners_count },
  busy,
  error,
  onCancel,
  onConfirm,
}: {
  course: AdminCourse
  busy: boolean
  error: unknown
  onCancel: () => void
  onConfirm: () => void
}) {
  const are = learners_count === 1 ? 'One learner is' : `${formatCount(learners_count)} learners are`
  return (
    <ConfirmDialog
      open
      title={`Unpublish ${title}?`}
      confirmLabel="Unpublish"
      busy={busy}
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      <div className="stack">
        <RefusalNotice error={error} />
        <p>{are} enrolled. They keep their access, their progress and their certificates, and can finish the course.</p>
        <p>Its public page is removed right away, so new learners cannot find or buy it until you publish it again.</p>
      </div>
    </ConfirmDialog>
  )
}
