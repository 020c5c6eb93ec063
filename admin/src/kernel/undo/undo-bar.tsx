import './undo-bar.css'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { useEffect, useSyncExternalStore } from 'react'
import { runOfferedUndo, undoable } from './undoable.ts'

/** Shows the last action with an undo button for ten seconds: longer than a toast, because the user needs time to act. */
export function UndoBar() {
  const offered = useSyncExternalStore(undoable.subscribe, undoable.offered)
  useEffect(() => {
    addEventListener('keydown', undoByKey)
    return () => removeEventListener('keydown', undoByKey)
  }, [])
  return (
    <div
      className="ink-region undo-region"
      role="status"
      onPointerEnter={undoable.pause}
      onPointerLeave={undoable.resume}
      onFocus={undoable.pause}
      onBlur={undoable.resume}
    >
      {offered ? (
        <div className="undo-bar on-ink">
          <span>{offered.text}</span>
          <button
            type="button"
            className="undo-button"
            aria-keyshortcuts="Control+Z Meta+Z"
            title="Undo (Ctrl+Z)"
            onClick={runOfferedUndo}
          >
            Undo
          </button>
          <button type="button" className="undo-close" aria-label="Dismiss" onClick={undoable.dismiss}>
            <Icon name="close" size="small" />
          </button>
        </div>
      ) : null}
    </div>
  )
}

/** The bar takes many Tab presses to reach, so Ctrl+Z does the same, except in text fields, where it undoes typing. */
function undoByKey(event: KeyboardEvent): void {
  const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey
  const isTyped =
    event.target instanceof Element && event.target.closest('input:not([type=checkbox]), textarea, [contenteditable]')
  if (!isUndo || isTyped || !undoable.offered()) return
  event.preventDefault()
  runOfferedUndo()
}
