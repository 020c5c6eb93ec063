import { useEffect, useRef, type RefObject } from 'react'

/** Moves focus to an element that replaced another, so that keyboard and screen reader follow. Not on a page's first render. */
export function useFocusOnShow<E extends HTMLElement>(wanted = true): RefObject<E | null> {
  const element = useRef<E>(null)
  useEffect(() => {
    if (wanted) element.current?.focus()
  }, [wanted])
  return element
}
