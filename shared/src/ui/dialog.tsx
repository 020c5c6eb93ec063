import { useState } from 'react'
import type { ReactNode } from 'react'
import { DiscardDialog } from './discard-dialog.tsx'
import { ModalBox } from './modal-box.tsx'
import { useTypedText } from './use-typed-text.ts'

export interface DialogProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  size?: 'small' | 'wide' | undefined
  /** Buttons at the bottom, the primary one last. */
  actions?: ReactNode | undefined
  children?: ReactNode | undefined
}

/** A modal dialog. Asks before Escape, a press outside, or the close button discards typed text (FRM-001). */
export function Dialog({ open, onClose, children, ...shown }: DialogProps) {
  const [isAsking, setAsking] = useState(false)
  const typed = useTypedText()
  return (
    <ModalBox
      {...shown}
      open={open}
      onFocus={typed.remember}
      onDismiss={(box) => (typed.isLeft(box) ? setAsking(true) : onClose())}
    >
      {children}
      <DiscardDialog
        open={isAsking}
        onStay={() => setAsking(false)}
        onDiscard={() => {
          setAsking(false)
          onClose()
        }}
      />
    </ModalBox>
  )
}
