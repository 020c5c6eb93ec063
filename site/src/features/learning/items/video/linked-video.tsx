import type { LearnerItem } from '@portico/shared/item-types/learner-item.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useRef, useState } from 'react'
import type { PlaybackPosition } from '../../playback/use-playback-position.ts'
import { useVideoPosition } from './use-video-position.ts'

type Props = { item: LearnerItem<'Video'>; url: string; heard: PlaybackPosition['heard'] }

/**
 * A video in another site's player. A frame does not report loading errors, so if the player stays silent, the page says so and offers alternatives.
 */
export function LinkedVideo({ item, url, heard }: Props) {
  const [turn, setTurn] = useState(0)
  const frame = useRef<HTMLIFrameElement>(null)
  const isSilent = useVideoPosition({ provider: item.provider, frame, turn, heard })
  return (
    <div className="stack">
      <iframe
        key={turn}
        ref={frame}
        className="item-video"
        src={url}
        title={item.title}
        allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
      <div role="status">
        {isSilent ? (
          <Notice tone="waiting">
            <p>
              The video isn’t loading. Your network may block the site that plays it, or your connection may be
              interrupted.
            </p>
            <div className="row">
              <Button kind="secondary" size="small" onClick={() => setTurn(turn + 1)}>
                Try again
              </Button>
              {item.link ? (
                <LinkButton kind="quiet" size="small" icon="external" href={item.link} target="_blank" rel="noopener">
                  Open the video in a new tab
                </LinkButton>
              ) : null}
            </div>
          </Notice>
        ) : null}
      </div>
    </div>
  )
}
