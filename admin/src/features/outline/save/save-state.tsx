import { Button } from '@portico/shared/ui/button.tsx'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import { useEffect, useSyncExternalStore } from 'react'
import { UnsavedChanges } from '../../../kernel/form/unsaved-changes.tsx'
import { useOutline } from '../outline-context.ts'
import type { SaveQueue } from './save-queue.ts'

/** Shows whether all changes to the outline are saved. */
export const SaveState = () => <QueueState queue={useOutline().queue} />

/** Shows whether all changes on the page are saved; no other part of the page says so. Retries failed saves when the connection is back. */
export function QueueState({ queue }: { queue: SaveQueue }) {
  const state = useSyncExternalStore(queue.subscribe, queue.state)
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => queue.state() === 'saved' || event.preventDefault()
    const goOn = () => (queue.state() === 'failed' ? queue.retry() : undefined)
    addEventListener('beforeunload', ask)
    addEventListener('online', goOn)
    return () => {
      removeEventListener('beforeunload', ask)
      removeEventListener('online', goOn)
      queue.dropFailed()
    }
  }, [queue])
  return (
    <span className="save-state" role="status">
      {state === 'saving' ? <StatusMark tone="progress">Saving</StatusMark> : null}
      {state === 'saved' ? <StatusMark tone="success">Saved</StatusMark> : null}
      {state === 'wrong' ? <StatusMark tone="failed">Not saved</StatusMark> : null}
      {state === 'failed' ? (
        <>
          <StatusMark tone="failed">Not saved</StatusMark>
          <Button kind="secondary" size="small" icon="refresh" onClick={queue.retry}>
            Retry
          </Button>
        </>
      ) : null}
      <UnsavedChanges isDirty={() => state === 'failed' || state === 'wrong'} />
    </span>
  )
}
