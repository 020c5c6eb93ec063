import type { Notification } from '../contract/notifications.ts'

const name = 'portico:notice'

/** Informs the page of a notification that just arrived, so that it can refresh its content. */
export const dispatchNotification = (notice: Notification): void =>
  void window.dispatchEvent(new CustomEvent<Notification>(name, { detail: notice }))

/** Listens for notifications while the page is open; returns the function that stops it. */
export function onNotification(heard: (notice: Notification) => void): () => void {
  const listener = (event: Event): void => {
    if (event instanceof CustomEvent) heard((event as CustomEvent<Notification>).detail)
  }
  window.addEventListener(name, listener)
  return () => window.removeEventListener(name, listener)
}
