import type { LearnerItem } from '@portico/shared/item-types/learner-item.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useRef } from 'react'
import { ResumeNotice } from '../../playback/resume-notice.tsx'
import { resumeText } from '../../playback/resume-text.ts'
import { useFilm } from './use-film.ts'

const names = typeof Intl.DisplayNames === 'function' ? new Intl.DisplayNames('en', { type: 'language' }) : null
const nameOf = (language: string): string => names?.of(language) ?? language

/** A video file of the portal with captions, resuming where the learner left it. Shows an error and a retry button if it cannot be loaded. */
export function FileVideo({ item }: { item: LearnerItem<'Video'> }) {
  const { turn, failed, start_s, keep, rest, goOn, renew, tryAgain } = useFilm(item)
  const film = useRef<HTMLVideoElement>(null)
  if (failed) {
    return (
      <Notice tone="failed" alert>
        <p>The video could not be loaded. You may have been signed out, or your connection may be interrupted.</p>
        <Button kind="secondary" onClick={tryAgain}>
          Try again
        </Button>
      </Notice>
    )
  }
  return (
    <>
      {/* Videos without captions have their transcript below. */}
      {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        key={turn}
        ref={film}
        className="item-video"
        src={item.file}
        poster={item.poster || undefined}
        controls
        playsInline
        preload="metadata"
        aria-label={item.title}
        onLoadedMetadata={(event) => goOn(event.currentTarget)}
        onTimeUpdate={(event) => keep(event.currentTarget)}
        onPause={(event) => rest(event.currentTarget)}
        onEnded={(event) => rest(event.currentTarget)}
        onError={(event) => renew(event.currentTarget)}
      >
        {item.captions.map(({ language, src }) => (
          <track key={language} kind="captions" srcLang={language} label={nameOf(language)} src={src} />
        ))}
      </video>
      <ResumeNotice
        left_off={resumeText({ ...item, start_s })}
        onRestart={() => film.current && (film.current.currentTime = 0)}
      />
    </>
  )
}
