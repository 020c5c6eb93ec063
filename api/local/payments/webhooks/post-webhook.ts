import { createHmac } from 'node:crypto'
import http from 'node:http'
import https from 'node:https'

export interface WebhookResult {
  status: number | null
  error: string | null
}

const TIMEOUT_MS = 10_000

/** The Stripe-Signature header: HMAC-SHA256 over "seconds.body", keyed with the endpoint's secret. */
const signatureOf = ({ body, secret, now_s }: { body: string; secret: string; now_s: number }): string =>
  `t=${now_s},v1=${createHmac('sha256', secret).update(`${now_s}.${body}`).digest('hex')}`

/**
 * Signs and sends one webhook and waits for its status. Treats `*.localhost` as this machine, whatever the resolver says, and keeps the Host header.
 */
export function postWebhook({
  url,
  body,
  secret,
  now_s,
  signal,
}: {
  url: URL
  body: string
  secret: string
  now_s: number
  signal: AbortSignal
}): Promise<WebhookResult> {
  const { promise, resolve } = Promise.withResolvers<WebhookResult>()
  const local = url.hostname.endsWith('.localhost')
  const request = (url.protocol === 'https:' ? https : http).request(
    {
      host: local ? '127.0.0.1' : url.hostname.replace(/^\[|\]$/g, ''),
      port: url.port || undefined,
      path: url.pathname + url.search,
      method: 'POST',
      agent: false,
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      headers: {
        host: url.host,
        accept: '*/*',
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
        'stripe-signature': signatureOf({ body, secret, now_s }),
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      },
    },
    (response) => {
      response.resume()
      response.once('error', (error) => resolve({ status: null, error: error.message }))
      response.once('end', () => resolve({ status: response.statusCode ?? null, error: null }))
    },
  )
  request.once('error', (error) => resolve({ status: null, error: error.message || error.name }))
  request.end(body)
  return promise
}
