import { Button } from '@portico/shared/ui/button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useState } from 'react'
import { ConfirmCompletion } from './confirm-completion.tsx'
import { PlayerBar } from './player-bar.tsx'
import { usePlayer } from './player-context.ts'
import type { useItemCompletion } from './use-item-completion.ts'

/** The bar of an item that is read or watched; if finishing it completes the course, asks first (LRN-031). */
export function CompletionBar({ save, busy, failure, finish, canFinish }: ReturnType<typeof useItemCompletion>) {
  const { completes } = usePlayer()
  const [asks, setAsks] = useState(false)
  const action = canFinish ? (
    <Button busy={busy} onClick={() => (completes ? setAsks(true) : finish())}>
      Mark as finished and continue
    </Button>
  ) : undefined
  const confirmed = () => {
    setAsks(false)
    finish()
  }
  return (
    <>
      {failure ? <FailureNotice {...failure} /> : null}
      <ConfirmCompletion open={asks} onCancel={() => setAsks(false)} onConfirm={confirmed} />
      <PlayerBar save={save} action={action} />
    </>
  )
}

/** An error shown where it happened, with a button that tries again or leads to what `label` names. */
export function FailureNotice({ text, retry, label }: { text: string; retry: () => void; label?: string | undefined }) {
  return (
    <div className="item-failure">
      <Notice tone="failed" alert>
        <p>{text}</p>
        <Button kind="secondary" size="small" icon={label === undefined ? 'refresh' : undefined} onClick={retry}>
          {label ?? 'Try again'}
        </Button>
      </Notice>
    </div>
  )
}
