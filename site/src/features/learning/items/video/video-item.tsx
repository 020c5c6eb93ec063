import type { LearnerItem } from '@portico/shared/item-types/learner-item.ts'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { useRef, useState } from 'react'
import { FileVideo } from './file-video.tsx'
import { usePlayer } from '../../player/player-context.ts'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { ItemLoading } from '../../load/skeletons.tsx'
import { TakeBar } from '../../player/take-bar.tsx'
import { useTakeItem } from '../../player/use-take-item.ts'
import { readPlace, useVideoPlace } from './use-video-place.ts'
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

function Frame({ item }: { item: Video }) {
  const { view } = usePlayer()
  const key = `portico_video_${view.course.related_id}_${item.id}`
  const frame = useRef<HTMLIFrameElement>(null)
  const [url] = useState(() => videoUrl(item, { seconds: readPlace(key), own_origin: location.origin }))
  useVideoPlace({ key, provider: item.provider, frame })
  if (item.file) return <FileVideo item={item} place_key={key} />
  if (url === null) {
    return item.link ? (
      <div className="card card-body row row-between">
        <p>This video plays on another page.</p>
        <LinkButton icon="external" href={item.link} target="_blank" rel="noopener">
          Open video
        </LinkButton>
      </div>
    ) : (
      <p className="muted">This video isn’t available yet.</p>
    )
  }
  return (
    <iframe
      ref={frame}
      className="item-video"
      src={url}
      title={item.title}
      allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  )
}

export const VideoSkeleton = () => (
  <ItemLoading>
    <Skeleton shape="media" />
    <Skeleton count={3} />
  </ItemLoading>
)
