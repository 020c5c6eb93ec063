import { useEffect, useRef, useState, type RefObject } from 'react'
import type { PlaybackPosition } from '../../playback/use-playback-position.ts'
import { timeRequests, lengthOf, timeOf, videoOrigin } from './video-provider.ts'

// Players respond within a second or two; allow ten for slow connections.
const silence_ms = 10_000

/** Receives the position from a provider's player; returns true if it has been silent for too long. `turn` counts the loads. */
export function useVideoPosition({
  provider,
  frame,
  turn,
  heard,
}: {
  provider: 'youtube' | 'vimeo' | null
  frame: RefObject<HTMLIFrameElement | null>
  turn: number
  heard: PlaybackPosition['heard']
}): boolean {
  const [isSilent, setSilent] = useState(false)
  const hears = useRef(heard)
  hears.current = heard
  useEffect(() => {
    const box = frame.current
    if (provider === null || !box) return
    const origin = videoOrigin(provider)
    let length_s: number | null = null
    const ask = () => timeRequests[provider].forEach((message) => box.contentWindow?.postMessage(message, origin))
    const take = (event: MessageEvent<unknown>) => {
      if (event.source !== box.contentWindow || event.origin !== origin) return
      clearTimeout(waiting)
      setSilent(false)
      if (typeof event.data === 'string' && event.data.includes('"ready"')) ask()
      length_s = lengthOf(event.data) ?? length_s
      const second = timeOf(event.data)
      if (second !== null) hears.current(second, length_s)
    }
    setSilent(false)
    const waiting = setTimeout(() => setSilent(true), silence_ms)
    box.addEventListener('load', ask)
    window.addEventListener('message', take)
    return () => {
      clearTimeout(waiting)
      box.removeEventListener('load', ask)
      window.removeEventListener('message', take)
    }
  }, [provider, frame, turn])
  return isSilent
}
