import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { useBlocker } from '@tanstack/react-router'

/** Whoever leaves a form with unsaved changes is asked first, in the words of FRM-001; closing the tab asks in the browser's own. */
export function UnsavedPrompt({ isDirty }: { isDirty: boolean }) {
  const { status, proceed, reset } = useBlocker({ shouldBlockFn: () => isDirty, enableBeforeUnload: () => isDirty, withResolver: true })
  const isAsking = status === 'blocked'
  return (
    <Dialog
      open={isAsking} onClose={() => reset?.()} title="Unsaved Changes Detected" size="small"
      actions={<><Button kind="secondary" onClick={() => proceed?.()}>Discard Changes</Button><Button onClick={() => reset?.()}>Continue Editing</Button></>}
    >
      <p>You have made changes that have not been saved. If you leave now, these changes will be lost. Do you want to exit without saving?</p>
    </Dialog>
  )
}
