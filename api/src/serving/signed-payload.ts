import { isSignature, signatureOf } from '../kernel/signature.ts'

// The label prevents signatures made for another purpose with the same secret from being accepted.
const labeled = (label: string, body: string): string => `${label}.${body}`

/** Signs a payload (HMAC-SHA256, base64url) for use in a path. `label` states its purpose and version. */
export function signPayload({ label, payload, secret }: { label: string; payload: unknown; secret: string }): string {
  const body = Buffer.from(JSON.stringify(payload)).toString('base64url')
  return `${body}.${signatureOf(labeled(label, body), secret).toString('base64url')}`
}

/** Returns the payload of a text signed under this label, else undefined. Compares in constant time. */
export function readPayload({ label, text, secret }: { label: string; text: string; secret: string }): unknown {
  const [body = '', mac = '', ...rest] = text.split('.')
  if (rest.length > 0 || !isSignature(Buffer.from(mac, 'base64url'), { text: labeled(label, body), secret }))
    return undefined
  try {
    return JSON.parse(Buffer.from(body, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}
