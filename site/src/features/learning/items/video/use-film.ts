import { useRef, useState } from 'react'
import { keepPlace, readPlace } from './use-video-place.ts'

const saysDone = (video: HTMLMediaElement): boolean => video.ended || video.duration - video.currentTime < 3

// A damaged file would fail at the same place again at once; an address is valid for longer than this.
const mostOften_ms = 10_000

/**
 * How a film or a recording of the portal's own is played on from where it was left. Its signed address may expire while the page is open: then the same
 * call is asked for another one, and playing goes on. When the file cannot be loaded, `failed` says so.
 */
export function useFilm(place_key: string) {
  const [turn, setTurn] = useState(0)
  const [failed, setFailed] = useState(false)
  const second = useRef(-1)
  const renewal = useRef<{ second: number; plays: boolean; at_ms: number } | null>(null)
  const isLoaded = useRef(false)
  const keep = (video: HTMLMediaElement) => {
    const now = Math.floor(video.currentTime)
    // Loading again sets the video to its start for a moment.
    if (!isLoaded.current || now === second.current) return
    second.current = now
    keepPlace(place_key, saysDone(video) ? 0 : now)
  }
  const goOn = (video: HTMLMediaElement) => {
    isLoaded.current = true
    video.currentTime = renewal.current?.second ?? readPlace(place_key)
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
  return { turn, failed, keep, goOn, renew, tryAgain }
}
