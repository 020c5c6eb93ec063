import type { LearnerItem } from '@portico/shared/item-types/learner-item.ts'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { ItemLoading } from '../../load/skeletons.tsx'
import { CompletionBar } from '../../player/completion-bar.tsx'
import { LessonProse } from '../../player/lesson-prose.tsx'
import { UnreadyItem } from '../../player/unready-item.tsx'
import { useItemCompletion } from '../../player/use-item-completion.ts'

export const TextItem = ({ item }: { item: LearnerItem<'Text'> }) =>
  item.content ? <Reading content={item.content} /> : <UnreadyItem />

function Reading({ content }: { content: string }) {
  const take = useItemCompletion()
  return (
    <>
      <LessonProse html={content} className="prose item-reading" />
      <CompletionBar {...take} />
    </>
  )
}

export const TextSkeleton = () => (
  <ItemLoading>
    <Skeleton count={8} />
  </ItemLoading>
)
