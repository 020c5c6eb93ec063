import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { ModalBox } from './modal-box.tsx'

/** Asks for confirmation before an important action. Standard wording of FRM-009: 'Are You Sure?', 'Cancel', 'OK'. */
export function ConfirmDialog({
  open,
  title = 'Are You Sure?',
  children,
  cancelLabel = 'Cancel',
  confirmLabel = 'OK',
  danger,
  busy,
  onCancel,
  onConfirm,
}: {
  open: boolean
  title?: string | undefined
  children?: ReactNode | undefined
  cancelLabel?: string | undefined
  confirmLabel?: string | undefined
  danger?: boolean | undefined
  busy?: boolean | undefined
  onCancel: () => void
  onConfirm: () => void
}) {
  return (
    <ModalBox
      open={open}
      onDismiss={onCancel}
      title={title}
      size="small"
      actions={
        <>
          <Button kind="secondary" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button kind={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </ModalBox>
  )
}
