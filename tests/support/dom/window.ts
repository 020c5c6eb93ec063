import { Window } from 'happy-dom'

/** Of these names Node has its own, and a page needs the window's. All else that Node has stays: the API in this process is made of it. */
const ofTheWindow = ['navigator', 'localStorage', 'sessionStorage', 'Event', 'CustomEvent']

let opened: Window | null = null

/** The window of this process, made at first use; its names are global from then on. It loads nothing by itself. */
export function theWindow(): Window {
  if (opened) return opened
  const window = new Window({
    width: 1280,
    height: 900,
    settings: { navigation: { disableMainFrameNavigation: true }, disableCSSFileLoading: true },
  })
  for (const name of new Set([...Object.getOwnPropertyNames(window), ...ofTheWindow])) {
    if (name in globalThis && !ofTheWindow.includes(name)) continue
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value: Reflect.get(window, name) })
  }
  document.addEventListener('keydown', cancelModal)
  opened = window
  return window
}

/** As a browser does with Escape: the last modal dialog hears `cancel`, and closes unless that is prevented. */
function cancelModal(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1) as HTMLDialogElement | undefined
  if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
}
