import { errors } from './errors.ts'
import { useCallback, useEffect, useRef, useState } from 'react'

export type Loaded<T> = { state: 'loading' } | { state: 'failed'; error: unknown } | { state: 'ready'; data: T }

/** Loads when `key` changes; drops a response that arrives after a newer request. */
export function useLoad<T>(
  key: string,
  load: () => Promise<T>,
): Loaded<T> & { reload: () => void; set: (data: T) => void } {
  const [loaded, setLoaded] = useState<Loaded<T>>({ state: 'loading' })
  const [round, setRound] = useState(0)
  const latest = useRef(load)
  latest.current = load
  useEffect(() => {
    let isStale = false
    setLoaded({ state: 'loading' })
    const update = (data: T) => void (isStale || setLoaded({ state: 'ready', data }))
    void errors
      .wrap(() => latest.current(), { toast_mode: true, skip_toast: true, update })
      .then((done) => done.ok || isStale || setLoaded({ state: 'failed', error: done.error }))
    return () => {
      isStale = true
    }
  }, [key, round])
  const reload = useCallback(() => setRound((before) => before + 1), [])
  const set = useCallback((data: T) => setLoaded({ state: 'ready', data }), [])
  return { ...loaded, reload, set }
}
