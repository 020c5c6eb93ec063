import './undo-bar.css'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { useSyncExternalStore } from 'react'
import { undoable } from './undoable.ts'

/** What was just done, with the way back, for ten seconds: longer than a toast, because it is to be acted upon. */
export function UndoBar() {
  const offered = useSyncExternalStore(undoable.subscribe, undoable.offered)
  return (
    <div
      className="undo-region"
      role="status"
      onPointerEnter={undoable.pause}
      onPointerLeave={undoable.resume}
      onFocus={undoable.pause}
      onBlur={undoable.resume}
    >
      {offered ? (
        <div className="undo-bar">
          <span>{offered.text}</span>
          <button
            type="button"
            className="undo-button"
            onClick={() => {
              undoable.dismiss()
              offered.onUndo()
            }}
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
