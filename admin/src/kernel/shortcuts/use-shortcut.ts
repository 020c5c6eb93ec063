import { useEffect, useRef } from 'react'
import { takeShortcut, type ShortcutName } from './shortcuts.ts'

/** What a shortcut does as long as this part of the page is shown. */
export function useShortcut(name: ShortcutName, act: () => void): void {
  const latest = useRef(act)
  latest.current = act
  useEffect(() => takeShortcut(name, () => latest.current()), [name])
}
