import { useEffect, useRef } from 'react'
import { registerShortcut, type ShortcutName } from './shortcuts.ts'

/** Registers the action of a shortcut while this part of the page is mounted. */
export function useShortcut(name: ShortcutName, act: () => void): void {
  const latest = useRef(act)
  latest.current = act
  useEffect(() => registerShortcut(name, () => latest.current()), [name])
}
