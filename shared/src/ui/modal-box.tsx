import { useId, useLayoutEffect, useRef } from 'react'
import type { FocusEvent, ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'

export interface ModalBoxProps {
  open: boolean
  /** called with the element of the dialog on Escape, a press outside, and the close button */
  onDismiss: (box: HTMLDialogElement) => void
  onFocus?: ((event: FocusEvent<HTMLDialogElement>) => void) | undefined
  title: ReactNode
  size?: 'small' | 'wide' | undefined
  /** Buttons at the bottom, the primary one last. */
  actions?: ReactNode | undefined
  children?: ReactNode | undefined
}

/** The native modal dialog: traps focus, can be dismissed by Escape or a press outside, and restores focus. */
export function ModalBox({ open, onDismiss, onFocus, title, size, actions, children }: ModalBoxProps) {
  const box = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // Closes before the element leaves the document; closing later would not restore focus.
  useLayoutEffect(() => {
    const dialog = box.current
    if (!dialog || !open) return
    const menuButton = menuButtonOf(document.activeElement)
    dialog.showModal()
    return () => {
      dialog.close()
      const { activeElement } = document
      if (activeElement === document.body || dialog.contains(activeElement)) menuButton?.focus()
    }
  }, [open])
  return (
    <dialog
      ref={box}
      className={size ? `dialog dialog-${size}` : 'dialog'}
      aria-labelledby={titleId}
      onFocus={onFocus}
      onCancel={(event) => {
        // A file chooser inside that is canceled sends the same event up to here.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onDismiss(event.currentTarget)
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onDismiss(event.currentTarget)
      }}
    >
      {open ? (
        <div>
          <div className="dialog-head">
            <h2 className="dialog-title" id={titleId}>
              {title}
            </h2>
            <IconButton icon="close" label="Close" size="small" onClick={() => box.current && onDismiss(box.current)} />
          </div>
          <div className="dialog-body">{children}</div>
          {actions ? <div className="dialog-actions">{actions}</div> : null}
        </div>
      ) : null}
    </dialog>
  )
}

/** Returns the button of the menu whose entry opens a dialog: the entry that has the focus will be gone when the dialog closes. */
const menuButtonOf = (focused: Element | null): HTMLElement | null =>
  focused === null || focused === document.body || focused.closest('.menu-popup')
    ? document.querySelector<HTMLElement>('[data-menu-used]')
    : null
