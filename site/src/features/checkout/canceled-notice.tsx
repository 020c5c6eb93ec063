import { linkTo } from '@portico/shared/pages/link-to.ts'
import { Notice } from '@portico/shared/ui/notice.tsx'
import type { CanceledPayment } from './canceled-payment.ts'

/** Shown on return from the provider's page: the payment's status, and how to continue. */
export function CanceledNotice({ payment }: { payment: CanceledPayment }) {
  if (payment.state === 'none') return null
  if (payment.state === 'paid')
    return (
      <Notice tone="success" alert>
        <p>This order is already paid, so there’s nothing left to pay.</p>
        <p>
          <a href={linkTo('order', { order_id: payment.order_id })}>View your order</a>
        </p>
      </Notice>
    )
  return (
    <Notice alert>
      <p>
        <strong>Payment canceled.</strong>{' '}
        {payment.is_surely_uncharged
          ? 'You weren’t charged, and everything is still in your cart.'
          : 'Your cart is saved.'}
      </p>
      <p>
        You can pay below whenever you’re ready, <a href={linkTo('cart')}>change your cart</a>, or{' '}
        <a href={linkTo('courses')}>keep browsing</a>.
      </p>
    </Notice>
  )
}
