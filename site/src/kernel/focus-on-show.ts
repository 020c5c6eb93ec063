import { useEffect, useRef, type RefObject } from 'react'

/** Moves focus to what has just taken the place of something else, so that keyboard and screen reader follow. Not on the first render of a page. */
export function useFocusOnShow<E extends HTMLElement>(wanted = true): RefObject<E | null> {
  const element = useRef<E>(null)
  useEffect(() => {
    if (wanted) element.current?.focus()
  }, [wanted])
  return element
}
