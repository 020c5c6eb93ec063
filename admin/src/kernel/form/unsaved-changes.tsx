import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { useBlocker } from '@tanstack/react-router'
import { mayLeave } from './drafts.ts'

/** Asks before a form with unsaved changes is left (FRM-001); closing the window asks in the browser's own words. */
export function UnsavedChanges({ isDirty }: { isDirty: () => boolean }) {
  const blocked = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && isDirty(),
    enableBeforeUnload: () => isDirty() && !mayLeave(),
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={blocked.status === 'blocked'}
      title="Unsaved Changes Detected"
      cancelLabel="Continue Editing"
      confirmLabel="Discard Changes"
      danger
      onCancel={() => blocked.reset?.()}
      onConfirm={() => blocked.proceed?.()}
    >
      <p>
        You have made changes that have not been saved. If you leave now, these changes will be lost. Do you want to
        exit without saving?
      </p>
    </ConfirmDialog>
  )
}
