declare global {
  interface Window {
    porticoPressed?: Element | undefined
  }
}

/** Now that a button does what it says: from here on it is pressed as usual, and once at once where somebody pressed it before. */
export function takeEarlyPress(button: HTMLElement): void {
  button.removeAttribute('data-early')
  if (window.porticoPressed !== button) return
  window.porticoPressed = undefined
  button.click()
}
