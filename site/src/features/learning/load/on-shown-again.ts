/** Calls `renew` when the page is shown again: from another tab or window, or by the Back button. Returns the end of it. */
export function onShownAgain(renew: () => void): () => void {
  const shown = () => void (document.visibilityState === 'visible' && renew())
  const restored = (event: PageTransitionEvent) => void (event.persisted && renew())
  document.addEventListener('visibilitychange', shown)
  window.addEventListener('pageshow', restored)
  return () => {
    document.removeEventListener('visibilitychange', shown)
    window.removeEventListener('pageshow', restored)
  }
}
