import type { LearnerItem } from '@portico/shared/item-types/learner-item.ts'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { ItemLoading } from '../../load/skeletons.tsx'
import { CompletionBar } from '../../player/completion-bar.tsx'
import { UnreadyItem } from '../../player/unready-item.tsx'
import { useItemCompletion } from '../../player/use-item-completion.ts'

export const TextItem = ({ item }: { item: LearnerItem<'Text'> }) =>
  item.content ? <Reading content={item.content} /> : <UnreadyItem />

function Reading({ content }: { content: string }) {
  const take = useItemCompletion()
  return (
    <>
      <div className="prose item-reading" dangerouslySetInnerHTML={{ __html: content }} />
      <CompletionBar {...take} />
    </>
  )
}

export const TextSkeleton = () => (
  <ItemLoading>
    <Skeleton count={8} />
  </ItemLoading>
)
