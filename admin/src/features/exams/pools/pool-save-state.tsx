import { Button } from '@portico/shared/ui/button.tsx'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import { useEffect, useSyncExternalStore } from 'react'
import { UnsavedChanges } from '../../../kernel/form/unsaved-changes.tsx'
import type { SaveQueue } from '../../outline/save/save-queue.ts'

/** Shows whether all changes to a pool are saved, and warns before the page is left with unsaved ones. */
export function PoolSaveState({ queue }: { queue: SaveQueue }) {
  const state = useSyncExternalStore(queue.subscribe, queue.state)
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => queue.state() === 'saved' || event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [queue])
  return (
    <span className="save-state" role="status">
      {state === 'saving' ? <StatusMark tone="progress">Saving</StatusMark> : null}
      {state === 'saved' ? <StatusMark tone="success">Saved</StatusMark> : null}
      {state === 'wrong' || state === 'failed' ? <StatusMark tone="failed">Not saved</StatusMark> : null}
      {state === 'failed' ? (
        <Button kind="secondary" size="small" icon="refresh" onClick={queue.retry}>
          Retry
        </Button>
      ) : null}
      <UnsavedChanges isDirty={() => state === 'failed' || state === 'wrong'} />
    </span>
  )
}
