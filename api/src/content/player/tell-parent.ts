export type PlayerMessage = { type: 'portico:scorm'; state: 'opening' | 'saving' | 'saved' | 'offline' | 'finished' | 'error' | 'own_window'; details: Record<string, unknown> }

/** In a window of its own, opened by the shell that stays behind in the course page. */
export const inOwnWindow = new URLSearchParams(location.search).get('window') === 'own'

/** Tells the course page how things stand: only that page, by its exact origin; from an own window through the shell left behind. */
export function tellParent(message: PlayerMessage, app_origin: string): void {
  if (inOwnWindow) window.opener?.postMessage(message, location.origin)
  else if (window.parent !== window) window.parent.postMessage(message, app_origin)
  else window.opener?.postMessage(message, app_origin)
}

/** Passes on what the own window says, while it is the one that plays. */
export function relay(own: Window, app_origin: string): void {
  window.addEventListener('message', (event: MessageEvent<PlayerMessage>) => {
    if (event.source === own && event.origin === location.origin && event.data?.type === 'portico:scorm') tellParent(event.data, app_origin)
  })
}
