import type { LearnerItem } from '@portico/shared/item-types/learner-item.ts'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { useState } from 'react'
import { FileVideo } from './file-video.tsx'
import { GoesOn } from '../../place/goes-on.tsx'
import { leftOffAt } from '../../place/left-off-at.ts'
import { usePlace } from '../../place/use-place.ts'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { ItemLoading } from '../../load/skeletons.tsx'
import { StillPreparing } from '../../player/still-preparing.tsx'
import { TakeBar } from '../../player/take-bar.tsx'
import { useTakeItem } from '../../player/use-take-item.ts'
import { LinkedVideo } from './linked-video.tsx'
import { videoUrl } from './video-place.ts'

type Video = LearnerItem<'Video'>

/** A video in 16:9 that goes on where it was left, with its transcript below. */
export function VideoItem({ item }: { item: Video }) {
  const take = useTakeItem()
  return (
    <>
      <div className="stack stack-6">
        <Frame item={item} />
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

const Frame = ({ item }: { item: Video }) => (item.file ? <FileVideo item={item} /> : <ProvidedVideo item={item} />)

/** A video that plays in the player of its provider. */
function ProvidedVideo({ item }: { item: Video }) {
  const place = usePlace(item)
  const [seconds, setSeconds] = useState(place.start_s)
  const url = videoUrl(item, { seconds, own_origin: location.origin })
  if (url === null) {
    return item.link ? (
      <div className="card card-body row row-between">
        <p>This video plays on another page.</p>
        <LinkButton icon="external" href={item.link} target="_blank" rel="noopener">
          Open video
        </LinkButton>
      </div>
    ) : (
      <StillPreparing />
    )
  }
  return (
    <div className="stack">
      <LinkedVideo item={item} url={url} heard={place.heard} />
      <GoesOn left_off={leftOffAt({ ...item, ...place })} onRestart={() => setSeconds(0)} />
    </div>
  )
}

export const VideoSkeleton = () => (
  <ItemLoading>
    <Skeleton shape="media" />
    <Skeleton count={3} />
  </ItemLoading>
)
