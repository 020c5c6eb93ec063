import { Window } from 'happy-dom'

/** Names that Node has too, but of which a page needs the window's. Everything else of Node stays, because the API in this process uses it. */
const windowGlobals = ['navigator', 'localStorage', 'sessionStorage', 'Event', 'CustomEvent']

let opened: Window | null = null

/** Returns this process's window, created on first use; its names are global from then on. It loads nothing by itself. */
export function testWindow(): Window {
  if (opened) return opened
  const window = new Window({
    width: 1280,
    height: 900,
    settings: { navigation: { disableMainFrameNavigation: true }, disableCSSFileLoading: true },
  })
  for (const name of new Set([...Object.getOwnPropertyNames(window), ...windowGlobals])) {
    if (name in globalThis && !windowGlobals.includes(name)) continue
    Object.defineProperty(globalThis, name, { configurable: true, writable: true, value: Reflect.get(window, name) })
  }
  // As in admin/index.html.
  document.documentElement.lang = 'en'
  document.addEventListener('keydown', cancelModal)
  moveFocusWithModals(HTMLDialogElement.prototype)
  opened = window
  return window
}

/** As a browser does on Escape: the last modal dialog gets `cancel` and closes unless that is prevented. */
function cancelModal(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented) return
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1) as HTMLDialogElement | undefined
  if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
}

/** As in a browser: a modal dialog takes the focus when it opens (autofocus, or else its first control) and returns it when it closes. */
function moveFocusWithModals(dialog: HTMLDialogElement): void {
  const { showModal, close } = dialog
  const before = new WeakMap<HTMLDialogElement, Element | null>()
  dialog.showModal = function show() {
    before.set(this, document.activeElement)
    showModal.call(this)
    const first = this.querySelector('[autofocus]') ?? this.querySelector('button, a[href], input, select, textarea')
    if (first instanceof HTMLElement) first.focus()
  }
  dialog.close = function leave(value) {
    const isOpen = this.open
    close.call(this, value)
    const back = before.get(this)
    if (isOpen && back instanceof HTMLElement) back.focus()
  }
}
