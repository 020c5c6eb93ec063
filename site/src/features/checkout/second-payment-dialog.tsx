import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { useStore } from '@nanostores/react'
import { $secondPayment } from './second-payment.store.ts'

/** Asks before the same is paid a second time. */
export function SecondPaymentDialog() {
  const asked = useStore($secondPayment)
  if (asked === null) return null
  return (
    <ConfirmDialog
      open
      title={`Order ${asked.order_id} for this is being processed`}
      cancelLabel="Don’t buy it again"
      confirmLabel="Buy it again"
      onCancel={() => $secondPayment.set(null)}
      onConfirm={() => {
        $secondPayment.set(null)
        void asked.go()
      }}
    >
      Your bank is still deciding on that payment, and you don’t need to pay again. If you go on, you buy this a second
      time and pay for both.
    </ConfirmDialog>
  )
}
