import type { LearnerItem } from '@portico/shared/item-types/learner-item.ts'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { ItemLoading } from '../../load/skeletons.tsx'
import { StillPreparing } from '../../player/still-preparing.tsx'
import { TakeBar } from '../../player/take-bar.tsx'
import { useTakeItem } from '../../player/use-take-item.ts'

/** A page to read; nothing else. */
export function TextItem({ item }: { item: LearnerItem<'Text'> }) {
  const take = useTakeItem()
  return (
    <>
      {item.content ? (
        <div className="prose item-reading" dangerouslySetInnerHTML={{ __html: item.content }} />
      ) : (
        <StillPreparing />
      )}
      <TakeBar {...take} />
    </>
  )
}

export const TextSkeleton = () => (
  <ItemLoading>
    <Skeleton count={8} />
  </ItemLoading>
)
