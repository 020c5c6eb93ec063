import type { UnsentMessage } from './unsent-store.ts'

export type PlayerMessage = {
  type: 'portico:scorm'
  state: 'opening' | 'saving' | 'saved' | 'offline' | 'finished' | 'error' | 'own_window' | 'ended'
  details: Record<string, unknown>
}

/** Whether this player runs in its own window, opened by the shell that stays in the course page. */
const inOwnWindow = new URLSearchParams(location.search).get('window') === 'own'

/** The course page with its exact origin or, in an own window, the shell left behind, which relays messages; null if there is none. */
export function coursePage(app_origin: string): { page: Window; origin: string } | null {
  const page: Window | null = !inOwnWindow && window.parent !== window ? window.parent : window.opener
  return page && { page, origin: inOwnWindow ? location.origin : app_origin }
}

/** Sends the player's state to the course page, and only to that page. */
export function postToParent(message: PlayerMessage | UnsentMessage, app_origin: string): void {
  const around = coursePage(app_origin)
  around?.page.postMessage(message, around.origin)
}

/** Handles requests from the course page: end the content because another part is next, or send the recording now. */
export function onParentRequest(
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
