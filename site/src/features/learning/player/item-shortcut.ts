type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey'>

/** Alt+Shift+→ and Alt+Shift+← move between items; modifiers ensure that no single key triggers anything (WCAG 2.1.4). */
export function itemShortcut(press: KeyPress): 'next' | 'previous' | null {
  if (!press.altKey || !press.shiftKey || press.ctrlKey || press.metaKey) return null
  if (press.key === 'ArrowRight') return 'next'
  return press.key === 'ArrowLeft' ? 'previous' : null
}
