import type { ReactNode } from 'react'

/** The payment controls, unless an order for the same lines was paid and is being confirmed. */
export const PayOrWait = ({ confirming, children }: { confirming: number | null; children: ReactNode }) =>
  confirming === null ? children : <p className="small muted">Order {confirming} is being confirmed.</p>
