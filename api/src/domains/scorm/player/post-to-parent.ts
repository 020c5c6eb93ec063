import type { UnsentMessage } from './unsent-store.ts'

export type PlayerMessage = {
  type: 'portico:scorm'
  state: 'opening' | 'saving' | 'saved' | 'offline' | 'finished' | 'error' | 'own_window' | 'ended'
  details: Record<string, unknown>
}

/** In a window of its own, opened by the shell that stays behind in the course page. */
const inOwnWindow = new URLSearchParams(location.search).get('window') === 'own'

/** The course page by its exact origin; from an own window the shell left behind, which passes things on; null where there is none. */
export function coursePage(app_origin: string): { page: Window; origin: string } | null {
  const page: Window | null = !inOwnWindow && window.parent !== window ? window.parent : window.opener
  return page && { page, origin: inOwnWindow ? location.origin : app_origin }
}

/** Sends the player's state to the course page, and only to that page. */
export function postToParent(message: PlayerMessage | UnsentMessage, app_origin: string): void {
  const around = coursePage(app_origin)
  around?.page.postMessage(message, around.origin)
}

/** What the course page may ask: that the content ends, because another part is next, or that what was recorded is sent now. */
export function onAsked(
  app_origin: string,
  asked: Readonly<Record<'portico:end' | 'portico:flight', () => void>>,
): void {
  const around = coursePage(app_origin)
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<{ type?: string } | null>) => {
    if (!around || source !== around.page || origin !== around.origin) return
    if (data?.type === 'portico:end' || data?.type === 'portico:flight') asked[data.type]()
  })
}

/** Relays messages between the player's own window and the course page while that window plays. */
export function relay(own: Window, app_origin: string): void {
  const types = ['portico:scorm', 'portico:unsent', 'portico:unsent-ask']
  const asked = ['portico:unsent', 'portico:end', 'portico:flight']
  const around = coursePage(app_origin)
  window.addEventListener('message', ({ source, origin, data }: MessageEvent<PlayerMessage | UnsentMessage>) => {
    if (source === own && origin === location.origin && types.includes(data?.type)) postToParent(data, app_origin)
    if (source === around?.page && origin === around.origin && asked.includes(data?.type))
      own.postMessage(data, location.origin)
  })
}
