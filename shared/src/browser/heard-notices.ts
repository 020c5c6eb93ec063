import type { Notification } from '../contract/notifications.ts'

const name = 'portico:notice'

/** Tells the page of a notice that has just arrived: what it shows may have changed. */
export const tellNotice = (notice: Notification): void =>
  void window.dispatchEvent(new CustomEvent<Notification>(name, { detail: notice }))

/** Listens to what arrives while the page is open; the answer ends it. */
export function hearNotices(heard: (notice: Notification) => void): () => void {
  const listener = (event: Event): void => {
    if (event instanceof CustomEvent) heard((event as CustomEvent<Notification>).detail)
  }
  window.addEventListener(name, listener)
  return () => window.removeEventListener(name, listener)
}
