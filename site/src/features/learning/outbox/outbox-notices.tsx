import { useStore } from '@nanostores/react'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useEffect } from 'react'
import { $outbox, outboxOf } from './outbox.store.ts'
import { outboxStatus } from './outbox-status.ts'

/** For pages without a bar: shows queued and rejected work; opening the page sends the queue. */
export function OutboxNotices({ person_id }: { person_id: number }) {
  const status = outboxStatus(useStore($outbox))
  useEffect(() => void outboxOf(person_id), [person_id])
  return (
    <>
      {status ? (
        <div role="status">
          <Notice tone={status.tone}>{status.label}</Notice>
        </div>
      ) : null}
      <RejectedEntries />
    </>
  )
}

/** Work that was finally rejected, with the reason. */
export function RejectedEntries() {
  const { refused } = useStore($outbox)
  if (refused.length === 0) return null
  const reasons = new Map(refused.map(({ one, error }) => [`${one.kind}${error.message}`, { one, error }]))
  return (
    <div className="stack stack-2 item-failure">
      {[...reasons].map(([key, { one, error }]) => (
        <Notice key={key} tone="failed" alert>
          {`${one.kind === 'answer' ? 'An answer saved on this device' : 'Progress saved on this device'} could not be saved. ${error.message}`}
        </Notice>
      ))}
    </div>
  )
}
