import { ConfirmDialog } from './confirm-dialog.tsx'

/** Confirms before unsaved changes are lost, with the specification's wording (FRM-001). */
export function DiscardDialog({
  open,
  onStay,
  onDiscard,
}: {
  open: boolean
  onStay: () => void
  onDiscard: () => void
}) {
  return (
    <ConfirmDialog
      open={open}
      title="Unsaved Changes Detected"
      cancelLabel="Continue Editing"
      confirmLabel="Discard Changes"
      danger
      onCancel={onStay}
      onConfirm={onDiscard}
    >
      <p>
        You have made changes that have not been saved. If you leave now, these changes will be lost. Do you want to
        exit without saving?
      </p>
    </ConfirmDialog>
  )
}
