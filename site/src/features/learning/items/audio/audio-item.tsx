import type { LearnerItem } from '@portico/shared/item-types/learner-item.ts'
import { Transcript } from '../../player/transcript.tsx'
import { CompletionBar } from '../../player/completion-bar.tsx'
import { UnreadyItem } from '../../player/unready-item.tsx'
import { useItemCompletion } from '../../player/use-item-completion.ts'
import { ItemLoading } from '../../load/skeletons.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { AudioPlayer } from './audio-player.tsx'

/** An audio lesson that resumes where the learner left it, with its transcript below. */
export const AudioItem = ({ item }: { item: LearnerItem<'Audio'> }) =>
  item.file ? (
    <Recording item={item} />
  ) : (
    <UnreadyItem>
      <Transcript html={item.transcript} />
    </UnreadyItem>
  )

function Recording({ item }: { item: LearnerItem<'Audio'> }) {
  const take = useItemCompletion()
  return (
    <>
      <div className="stack stack-6">
        <AudioPlayer item={item} />
        <Transcript html={item.transcript} />
      </div>
      <CompletionBar {...take} />
    </>
  )
}

export const AudioSkeleton = () => (
  <ItemLoading>
    <Skeleton shape="title" />
    <Skeleton count={6} />
  </ItemLoading>
)
