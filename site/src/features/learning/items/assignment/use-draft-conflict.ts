import { useEffect, useState } from 'react'
import type { OutboxDraft } from '../../outbox/outbox-entry.ts'
import { outboxOf } from '../../outbox/outbox.store.ts'
import { draftIn } from '../../outbox/send-outbox-entry.ts'

type Of = Pick<OutboxDraft, 'related_id' | 'item_id'> & { person_id: number }
export type Draft = { text: string; version: string }

/** What another tab or device saved since this page loaded the draft; null without a conflict. Any save that succeeds ends it. */
export function useDraftConflict({ person_id, related_id, item_id }: Of) {
  const keeper = outboxOf(person_id)
  const [other, setOther] = useState<Draft | null>(null)
  useEffect(
    () =>
      keeper.listen((one, result) => {
        if (one.kind === 'draft' && one.related_id === related_id && one.item_id === item_id)
          setOther(result.state === 'refused' ? draftIn(result.error) : null)
      }),
    [keeper, related_id, item_id],
  )
  return { other, endConflict: () => setOther(null) }
}
