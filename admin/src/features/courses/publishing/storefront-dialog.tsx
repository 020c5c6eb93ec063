import type { AdminCourse } from '@portico/shared/contract/courses/courses.ts'
import { courseStatus } from '@portico/shared/states/courses/course.ts'
import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { undoable } from '../../../kernel/undo/undoable.ts'
import { RefusalNotice } from './refusal-notice.tsx'
import { questionAbout, type StorefrontChange } from './storefront-changes.ts'
import { useMarketable } from './use-marketable.ts'
import { statusText, useStatus, type ChangedStatus } from './use-status.ts'

type Props = {
  course: AdminCourse
  change: StorefrontChange
  onJob: (job_id: number) => void
  onClose: () => void
}

/** Says what a change means for visitors and learners, makes it, and offers to undo it. */
export function StorefrontDialog({ course, change, onJob, onClose }: Props) {
  const { busy, error, confirm } = useChange({ course, change, onJob, onClose })
  const { title, confirm: label, lines } = questionAbout(change, course)
  return (
    <ConfirmDialog open title={title} confirmLabel={label} busy={busy} onCancel={onClose} onConfirm={confirm}>
      <div className="stack">
        <RefusalNotice error={error} />
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </ConfirmDialog>
  )
}

const shownInDialog = () => undefined

function useChange({ course, change, onJob, onClose }: Props) {
  const back = { status: useStatus(course, { onJob }), marketable: useMarketable(course, { onJob }) }
  const status = useStatus(course, { onJob, onError: shownInDialog, onDone: (to) => done(to) })
  const marketable = useMarketable(course, { onJob, onError: shownInDialog, onDone: () => done(null) })
  const undo = {
    announce: () => back.status.change.mutate(courseStatus.draft),
    archive: () => back.status.restore.mutate(),
    hide: () => back.marketable.mutate(true),
    restore: null,
  }[change]
  const start = {
    announce: () => status.change.mutate(courseStatus.coming_soon),
    archive: () => status.change.mutate(courseStatus.archived),
    hide: () => marketable.mutate(false),
    restore: () => status.restore.mutate(),
  }[change]
  function done(to: ChangedStatus | null): void {
    const text =
      to === null ? `“${course.title}” is off the storefront. Learners keep access.` : statusText(course.title, to)
    if (undo) undoable.offer({ text, onUndo: undo })
    else toasts.show({ kind: 'success', text })
    onClose()
  }
  return {
    busy: status.change.isPending || status.restore.isPending || marketable.isPending,
    error: status.change.error ?? status.restore.error ?? marketable.error,
    confirm: start,
  }
}
