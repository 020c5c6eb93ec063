import { Button } from '@portico/shared/ui/button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useRef, useState } from 'react'
import { keepPlace, readPlace } from './use-video-place.ts'

const saysDone = (video: HTMLVideoElement): boolean => video.ended || video.duration - video.currentTime < 3

/** A video of the portal's own, going on where it was left. When its file cannot be had, it says so and tries again on request. */
export function FileVideo({ src, title, place_key }: { src: string; title: string; place_key: string }) {
  const [turn, setTurn] = useState(0)
  const [failed, setFailed] = useState(false)
  const second = useRef(-1)
  const keep = (video: HTMLVideoElement) => {
    const now = Math.floor(video.currentTime)
    if (now === second.current) return
    second.current = now
    keepPlace(place_key, saysDone(video) ? 0 : now)
  }
  if (failed) {
    return (
      <Notice tone="failed" alert>
        <p>The video could not be loaded. You may have been signed out, or your connection may be interrupted.</p>
        <Button kind="secondary" onClick={() => { setTurn(turn + 1); setFailed(false) }}>Try again</Button>
      </Notice>
    )
  }
  return (
    // Its transcript stands below it; a file has no captions yet.
    // eslint-disable-next-line jsx-a11y/media-has-caption
    <video
      key={turn} className="item-video" src={src} controls playsInline preload="metadata" aria-label={title}
      onLoadedMetadata={(event) => void (event.currentTarget.currentTime = readPlace(place_key))}
      onTimeUpdate={(event) => keep(event.currentTarget)} onEnded={(event) => keep(event.currentTarget)} onError={() => setFailed(true)}
    />
  )
}
