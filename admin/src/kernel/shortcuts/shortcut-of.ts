import { shortcutNames, shortcuts, type ShortcutName } from './shortcuts.ts'

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented'>
/** The element where a key was pressed: its tag, and the type of an input. */
type KeyTarget = { readonly tag: string; readonly type?: string | undefined; readonly isEdited: boolean }

const typed = new Set(['TEXTAREA', 'SELECT'])
const notTyped = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'file'])
const takesText = ({ tag, type, isEdited }: KeyTarget): boolean =>
  isEdited || typed.has(tag) || (tag === 'INPUT' && !notTyped.has(type ?? 'text'))

/** Returns the shortcut of a key, or null if a modifier is held or the user is typing. */
export function shortcutOf(pressed: Pressed, place: KeyTarget): ShortcutName | null {
  if (pressed.defaultPrevented || pressed.ctrlKey || pressed.metaKey || pressed.altKey || takesText(place)) return null
  return shortcutNames.find((name) => shortcuts[name].key === pressed.key) ?? null
}
