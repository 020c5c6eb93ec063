import { useRef, useState } from 'react'
import { usePlace } from '../../place/use-place.ts'

// A damaged file would fail at the same place again at once; an address is valid for longer than this.
const mostOften_ms = 10_000

/**
 * How a film or a recording of the portal's own is played on from where it was left. Its signed address may expire while the page is open: then the same
 * call is asked for another one, and playing goes on. When the file cannot be loaded, `failed` says so.
 */
export function useFilm(item: { id: number; place_s: number }) {
  const { start_s, heard, say } = usePlace(item)
  const [turn, setTurn] = useState(0)
  const [failed, setFailed] = useState(false)
  const renewal = useRef<{ second: number; plays: boolean; at_ms: number } | null>(null)
  const isLoaded = useRef(false)
  const keep = (video: HTMLMediaElement) => {
    // Loading again sets the video to its start for a moment.
    if (isLoaded.current) heard(video.currentTime, Number.isFinite(video.duration) ? video.duration : null)
  }
  const rest = (video: HTMLMediaElement) => {
    keep(video)
    say()
  }
  const goOn = (video: HTMLMediaElement) => {
    isLoaded.current = true
    video.currentTime = renewal.current?.second ?? start_s
    // A browser that blocks autoplay leaves that to the learner.
    if (renewal.current?.plays) video.play().catch(() => {})
  }
  const renew = (video: HTMLMediaElement) => {
    const isTooSoon = Date.now() - (renewal.current?.at_ms ?? 0) < mostOften_ms
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
