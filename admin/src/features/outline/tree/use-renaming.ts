import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'

/** Renaming in place, by F2 or otherwise. After Enter or Escape the focus moves to `back`; after a click elsewhere it stays there. */
export function useRenaming(back: RefObject<HTMLElement | null>, mayEdit: boolean) {
  const [isRenaming, setRenaming] = useState(false)
  const returns = useRef(false)
  useEffect(() => {
    if (isRenaming || !returns.current) return
    returns.current = false
    back.current?.focus()
  }, [isRenaming])
  const start = () => {
    if (mayEdit) setRenaming(true)
  }
  return {
    isRenaming,
    start,
    end: (isByKey: boolean) => {
      returns.current = isByKey
      setRenaming(false)
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'F2' || isRenaming) return
      event.preventDefault()
      start()
    },
  }
}
