import { useStore } from '@nanostores/react'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useEffect } from 'react'
import { $kept, keeperOf } from './keeper.store.ts'
import { keptStatus } from './kept-status.ts'

/** For pages without a bar: shows queued and rejected work; opening the page sends the queue. */
export function KeptNotices({ person_id }: { person_id: number }) {
  const status = keptStatus(useStore($kept))
  useEffect(() => void keeperOf(person_id), [person_id])
  return (
    <>
      {status ? (
        <div role="status">
          <Notice tone={status.tone}>{status.label}</Notice>
        </div>
      ) : null}
      <KeptRefusals />
    </>
  )
}

/** Work that was finally rejected, with the reason. */
export function KeptRefusals() {
  const { refused } = useStore($kept)
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
