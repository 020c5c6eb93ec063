import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'

/** Confirmation before the last open item completes the course (LRN-031, OP-78). */
export function ConfirmCompletion({
  open,
  onCancel,
  onConfirm,
}: {
  open: boolean
  onCancel: () => void
  onConfirm: () => void
}) {
  return (
    <ConfirmDialog open={open} onCancel={onCancel} onConfirm={onConfirm}>
      <p>This completes the course. You can still open it afterward, but your results can’t be changed anymore.</p>
    </ConfirmDialog>
  )
}
