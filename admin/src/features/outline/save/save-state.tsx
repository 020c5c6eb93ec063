import { failureText } from '@portico/shared/browser/failure-text.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import { useEffect, useSyncExternalStore } from 'react'
import { mayLeave } from '../../../kernel/form/unsaved.ts'
import { UnsavedChanges } from '../../../kernel/form/unsaved-changes.tsx'
import { useOutline } from '../outline-context.ts'
import type { SaveQueue } from './save-queue.ts'
import { useRetries } from './use-retries.ts'

/** Shows whether all changes to the outline are saved. */
export const SaveState = () => <QueueState queue={useOutline().queue} />

/** Shows whether all changes on the page are saved; no other part of the page says so. */
export function QueueState({ queue }: { queue: SaveQueue }) {
  useRetries(queue)
  useEffect(() => () => queue.dropFailed(), [queue])
  return <QueueMark queue={queue} />
}

/** State of a queue of saves: why one failed, and a button that retries at once. Warns before the page is left with unsaved changes. */
export function QueueMark({ queue }: { queue: SaveQueue }) {
  const state = useSyncExternalStore(queue.subscribe, queue.state)
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => queue.state() === 'saved' || mayLeave() || event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [queue])
  return (
    <>
      <span className="save-state" role="status">
        {state === 'saving' ? <StatusMark tone="progress">Saving</StatusMark> : null}
        {state === 'saved' ? <StatusMark tone="success">Saved</StatusMark> : null}
        {state === 'wrong' || state === 'failed' ? <StatusMark tone="failed">Not saved</StatusMark> : null}
        {state === 'failed' ? (
          <>
            <span className="small">{`${failureText(queue.failure())} Retrying automatically.`}</span>
            <Button kind="secondary" size="small" icon="refresh" onClick={queue.retry}>
              Retry
            </Button>
          </>
        ) : null}
      </span>
      <UnsavedChanges isDirty={() => state === 'failed' || state === 'wrong'} />
    </>
  )
}
