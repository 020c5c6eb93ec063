import { useEffect } from 'react'
import { hasShortcuts } from '../kernel/shortcuts/shortcut-choice.ts'
import { shortcutOf } from '../kernel/shortcuts/shortcut-of.ts'
import { actOf } from '../kernel/shortcuts/shortcuts.ts'

// Open dialogs and menus receive the keys instead.
const isCovered = (): boolean => document.querySelector('dialog[open], [role=menu]') !== null

/** Passes single-key shortcuts to the page's handlers. */
export function useShortcutKeys(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event
      if (!(target instanceof HTMLElement) || !hasShortcuts() || isCovered()) return
      const place = {
        tag: target.tagName,
        type: target instanceof HTMLInputElement ? target.type : undefined,
        isEdited: target.isContentEditable,
      }
      const name = shortcutOf(event, place)
      const act = name && actOf(name)
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
