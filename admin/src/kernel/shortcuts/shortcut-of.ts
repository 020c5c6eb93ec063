import { shortcutNames, shortcuts, type ShortcutName } from './shortcuts.ts'

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented'>
/** Where a key was pressed: the kind of element, and of which type an input is. */
type Place = { readonly tag: string; readonly type?: string | undefined; readonly isEdited: boolean }

const typed = new Set(['TEXTAREA', 'SELECT'])
const notTyped = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'file'])
const takesText = ({ tag, type, isEdited }: Place): boolean =>
  isEdited || typed.has(tag) || (tag === 'INPUT' && !notTyped.has(type ?? 'text'))

/** The shortcut that a key means, or none: not with other keys, and not while somebody is typing. */
export function shortcutOf(pressed: Pressed, place: Place): ShortcutName | null {
  if (pressed.defaultPrevented || pressed.ctrlKey || pressed.metaKey || pressed.altKey || takesText(place)) return null
  return shortcutNames.find((name) => shortcuts[name].key === pressed.key) ?? null
}
