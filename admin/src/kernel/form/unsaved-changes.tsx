import { useBlocker } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { DiscardDialog } from '@portico/shared/ui/discard-dialog.tsx'
import { mayLeave, watchUnsaved } from './unsaved.ts'

type Props = {
  isDirty: () => boolean
  /** forgets what the browser stored of the form */
  onDiscard?: () => void
}

/** Confirms before a form with unsaved changes is left (FRM-001); closing the window shows the browser's own prompt. */
export function UnsavedChanges({ isDirty, onDiscard }: Props) {
  const latest = useRef(isDirty)
  latest.current = isDirty
  useEffect(() => watchUnsaved(() => latest.current()), [])
  const blocked = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && isDirty(),
    enableBeforeUnload: () => isDirty() && !mayLeave(),
    withResolver: true,
  })
  return (
    <DiscardDialog
      open={blocked.status === 'blocked'}
      onStay={() => blocked.reset?.()}
      onDiscard={() => {
        onDiscard?.()
        blocked.proceed?.()
      }}
    />
  )
}
