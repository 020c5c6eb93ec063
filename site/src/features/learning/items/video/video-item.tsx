import type { LearnerItem } from '@portico/shared/item-types/learner-item.ts'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { useState } from 'react'
import { FileVideo } from './file-video.tsx'
import { ResumeNotice } from '../../playback/resume-notice.tsx'
import { resumeText } from '../../playback/resume-text.ts'
import { usePlaybackPosition } from '../../playback/use-playback-position.ts'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { ItemLoading } from '../../load/skeletons.tsx'
import { CompletionBar } from '../../player/completion-bar.tsx'
import { Transcript } from '../../player/transcript.tsx'
import { UnreadyItem } from '../../player/unready-item.tsx'
import { useItemCompletion } from '../../player/use-item-completion.ts'
import { LinkedVideo } from './linked-video.tsx'
import { videoUrl } from './video-provider.ts'

type Video = LearnerItem<'Video'>

/** A 16:9 video that resumes where the learner left it, with its transcript below. */
export const VideoItem = ({ item }: { item: Video }) =>
  item.file || item.link ? (
    <Film item={item} />
  ) : (
    <UnreadyItem>
      <Transcript html={item.transcript} />
    </UnreadyItem>
  )

function Film({ item }: { item: Video }) {
  const take = useItemCompletion()
  return (
    <>
      <div className="stack stack-6">
        <Frame item={item} />
        <Transcript html={item.transcript} />
      </div>
      <CompletionBar {...take} />
    </>
  )
}

const Frame = ({ item }: { item: Video }) => (item.file ? <FileVideo item={item} /> : <ProvidedVideo item={item} />)

/** A video in its provider's player. */
function ProvidedVideo({ item }: { item: Video }) {
  const place = usePlaybackPosition(item)
  const [seconds, setSeconds] = useState(place.start_s)
  const url = videoUrl(item, { seconds, own_origin: location.origin })
  if (url === null)
    return (
      <div className="card card-body row row-between">
        <p>This video plays on another page.</p>
        <LinkButton icon="external" href={item.link} target="_blank" rel="noopener">
          Open video
        </LinkButton>
      </div>
    )
  return (
    <div className="stack">
      <LinkedVideo item={item} url={url} heard={place.heard} />
      <ResumeNotice left_off={resumeText({ ...item, ...place })} onRestart={() => setSeconds(0)} />
    </div>
  )
}

export const VideoSkeleton = () => (
  <ItemLoading>
    <Skeleton shape="media" />
    <Skeleton count={3} />
  </ItemLoading>
)
