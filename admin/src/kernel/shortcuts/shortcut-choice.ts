const key = 'portico_shortcuts'

/**
 * Whether single-key shortcuts are on; users can turn them off (WCAG 2.1.4), because speech input would trigger them. The choice is stored in this
 * browser.
 */
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
    // Without browser storage the choice is lost.
  }
}
