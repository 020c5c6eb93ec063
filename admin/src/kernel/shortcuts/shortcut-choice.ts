const key = 'portico_shortcuts'

/** Single keys can be turned off (WCAG 2.1.4): speech input would press them. The choice stays in this browser. */
export function hasShortcuts(): boolean {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    return true
  }
}

export function chooseShortcuts(isOn: boolean): void {
  try {
    localStorage.setItem(key, isOn ? 'on' : 'off')
  } catch {
    // A browser that keeps nothing asks again next time.
  }
}
