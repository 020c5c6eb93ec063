import { useEffect, type RefObject } from 'react'
import { askForTime, timeOf, videoOrigin } from './video-place.ts'

/** Seconds where this browser left a video; 0 when it knows of none. */
export function readPlace(key: string): number {
  try {
    const seconds = Number(localStorage.getItem(key))
    return Number.isFinite(seconds) && seconds > 0 ? seconds : 0
  } catch {
    return 0
  }
}

/** Keeps where a video is, for the next visit with this browser. */
export function keepPlace(key: string, seconds: number): void {
  try {
    localStorage.setItem(key, String(Math.floor(seconds)))
  } catch {
    // A browser that keeps nothing starts the video anew.
  }
}

/** Listens to the player and keeps its place in this browser. A player that sends nothing is not kept. */
export function useVideoPlace({
  key,
  provider,
  frame,
}: {
  key: string
  provider: 'youtube' | 'vimeo' | null
  frame: RefObject<HTMLIFrameElement | null>
}): void {
  useEffect(() => {
    const box = frame.current
    if (provider === null || !box) return
    const origin = videoOrigin(provider)
    const ask = () => askForTime[provider].forEach((message) => box.contentWindow?.postMessage(message, origin))
    const heard = (event: MessageEvent<unknown>) => {
      if (event.source !== box.contentWindow || event.origin !== origin) return
      if (typeof event.data === 'string' && event.data.includes('"ready"')) ask()
      const seconds = timeOf(event.data)
      if (seconds !== null) keepPlace(key, seconds)
    }
    box.addEventListener('load', ask)
    window.addEventListener('message', heard)
    return () => {
      box.removeEventListener('load', ask)
      window.removeEventListener('message', heard)
    }
  }, [key, provider, frame])
}
