import type { LearnerItem } from '@portico/shared/contract/learning.ts'
import { TakeBar } from '../../player/take-bar.tsx'
import { useTakeItem } from '../../player/use-take-item.ts'

/** A page to read; nothing else. */
export function TextItem({ item }: { item: Extract<LearnerItem, { itemable_type: 'Text' }> }) {
  const take = useTakeItem()
  return (
    <>
      {item.content ? (
        <div className="prose item-reading" dangerouslySetInnerHTML={{ __html: item.content }} />
      ) : (
        <p className="muted">This page has no text yet.</p>
      )}
      <TakeBar {...take} />
    </>
  )
}
