import { createHmac } from 'node:crypto'

/** The Stripe-Signature header: HMAC-SHA256 over "seconds.body", keyed with the endpoint's secret. */
export function signWebhook({ body, secret, now_s }: { body: string; secret: string; now_s: number }): string {
  return `t=${now_s},v1=${createHmac('sha256', secret).update(`${now_s}.${body}`).digest('hex')}`
}
