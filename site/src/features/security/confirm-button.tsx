import { Button, type ButtonProps } from '@portico/shared/ui/button.tsx'
import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { useState, type ReactNode } from 'react'

/** A button for irreversible actions: explains the consequences and asks for confirmation. */
export function ConfirmButton({
  title,
  follows,
  confirmLabel,
  onConfirm,
  ...button
}: Omit<ButtonProps, 'onClick' | 'title'> & {
  title: string
  follows: ReactNode
  confirmLabel: string
  onConfirm: () => void
}) {
  const [isAsking, setIsAsking] = useState(false)
  const confirm = () => {
    setIsAsking(false)
    onConfirm()
  }
  return (
    <>
      <Button {...button} onClick={() => setIsAsking(true)} />
      <ConfirmDialog
        open={isAsking}
        title={title}
        danger
        confirmLabel={confirmLabel}
        onCancel={() => setIsAsking(false)}
        onConfirm={confirm}
      >
        <p>{follows}</p>
      </ConfirmDialog>
    </>
  )
}
