declare global {
  interface Window {
    porticoPressed?: Element | undefined
  }
}

/** Marks a button as working, and clicks it once if the user already pressed it. */
export function replayEarlyPress(button: HTMLElement): void {
  button.removeAttribute('data-early')
  if (window.porticoPressed !== button) return
  window.porticoPressed = undefined
  button.click()
}
