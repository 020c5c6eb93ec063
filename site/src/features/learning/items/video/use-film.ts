import { useRef, useState } from 'react'
import { usePlaybackPosition } from '../../playback/use-playback-position.ts'

// A damaged file would fail again at once at the same position. Signed URLs are valid for longer than this.
const leastInterval_ms = 10_000

/**
 * Plays a media file of the portal from where the learner left it. If its signed URL expires while the page is open, requests a new one and
 * continues. `failed` is set if the file cannot be loaded.
 */
export function useFilm(item: { id: number; place_s: number }) {
  const { start_s, heard, say } = usePlaybackPosition(item)
  const [turn, setTurn] = useState(0)
  const [failed, setFailed] = useState(false)
  const renewal = useRef<{ second: number; plays: boolean; at_ms: number } | null>(null)
  const isLoaded = useRef(false)
  const keep = (video: HTMLMediaElement) => {
    // Reloading briefly resets the video to its start.
    if (isLoaded.current) heard(video.currentTime, Number.isFinite(video.duration) ? video.duration : null)
  }
  const rest = (video: HTMLMediaElement) => {
    keep(video)
    say()
  }
  const goOn = (video: HTMLMediaElement) => {
    isLoaded.current = true
    video.currentTime = renewal.current?.second ?? start_s
    // If the browser blocks autoplay, the learner presses play.
    if (renewal.current?.plays) video.play().catch(() => {})
  }
  const renew = (video: HTMLMediaElement) => {
    const isTooSoon = Date.now() - (renewal.current?.at_ms ?? 0) < leastInterval_ms
    if (!isLoaded.current || isTooSoon) return setFailed(true)
    isLoaded.current = false
    renewal.current = { second: video.currentTime, plays: !video.paused, at_ms: Date.now() }
    video.load()
  }
  const tryAgain = () => {
    isLoaded.current = false
    renewal.current = null
    setTurn(turn + 1)
    setFailed(false)
  }
  return { turn, failed, start_s, keep, rest, goOn, renew, tryAgain }
}
