import type { LearnerItem } from '@portico/shared/item-types/learner-item.ts'
import { StillPreparing } from '../../player/still-preparing.tsx'
import { TakeBar } from '../../player/take-bar.tsx'
import { useTakeItem } from '../../player/use-take-item.ts'
import { ItemLoading } from '../../load/skeletons.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { AudioPlayer } from './audio-player.tsx'

/** A recording that goes on where it was left, with its words below. */
export function AudioItem({ item }: { item: LearnerItem<'Audio'> }) {
  const take = useTakeItem()
  return (
    <>
      <div className="stack stack-6">
        {item.file ? <AudioPlayer item={item} /> : <StillPreparing />}
        {item.transcript ? (
          <section className="item-transcript" aria-labelledby="transcript">
            <h2 id="transcript">Transcript</h2>
            <div className="prose" dangerouslySetInnerHTML={{ __html: item.transcript }} />
          </section>
        ) : null}
      </div>
      <TakeBar {...take} />
    </>
  )
}

export const AudioSkeleton = () => (
  <ItemLoading>
    <Skeleton shape="title" />
    <Skeleton count={6} />
  </ItemLoading>
)
