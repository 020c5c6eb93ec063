import type { LearnerItem } from '@portico/shared/item-types/learner-item.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { useRef } from 'react'
import { ResumeNotice } from '../../playback/resume-notice.tsx'
import { resumeText } from '../../playback/resume-text.ts'
import { useFilm } from '../video/use-film.ts'
import { positionAfterSkip } from './position-after-skip.ts'

const speeds = [1, 1.25, 1.5, 0.75] as const

/** The browser's own player with its familiar shortcuts, plus skip buttons and a speed control. */
export function AudioPlayer({ item }: { item: LearnerItem<'Audio'> }) {
  const { turn, failed, start_s, keep, rest, goOn, renew, tryAgain } = useFilm(item)
  const sound = useRef<HTMLAudioElement>(null)
  const skip = (by_s: number) => {
    if (sound.current) sound.current.currentTime = positionAfterSkip(sound.current, by_s)
  }
  if (failed)
    return (
      <Notice tone="failed" alert>
        <p>The recording could not be loaded. You may have been signed out, or your connection may be interrupted.</p>
        <Button kind="secondary" onClick={tryAgain}>
          Try again
        </Button>
      </Notice>
    )
  return (
    <div className="card item-audio" role="group" aria-label="Recording">
      {/* The transcript is below the recording. */}
      {/* eslint-disable-next-line jsx-a11y/media-has-caption */}
      <audio
        key={turn}
        ref={sound}
        src={item.file}
        controls
        preload="metadata"
        aria-label={item.title}
        onLoadedMetadata={(event) => goOn(event.currentTarget)}
        onTimeUpdate={(event) => keep(event.currentTarget)}
        onPause={(event) => rest(event.currentTarget)}
        onEnded={(event) => rest(event.currentTarget)}
        onError={(event) => renew(event.currentTarget)}
      />
      <ResumeNotice
        left_off={resumeText({ ...item, start_s })}
        onRestart={() => sound.current && (sound.current.currentTime = 0)}
      />
      <div className="row">
        <Button kind="secondary" size="small" onClick={() => skip(-10)}>
          Back 10 seconds
        </Button>
        <Button kind="secondary" size="small" onClick={() => skip(30)}>
          Forward 30 seconds
        </Button>
        <Speed onChange={(speed) => sound.current && (sound.current.playbackRate = speed)} />
      </div>
    </div>
  )
}

const Speed = ({ onChange }: { onChange: (speed: number) => void }) => (
  <div className="item-audio-speed">
    <Select
      aria-label="Speed"
      options={speeds.map((speed) => ({ value: speed, label: `${speed}× speed` }))}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  </div>
)
