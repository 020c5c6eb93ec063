import { createPrivateKey, createPublicKey, hkdfSync, sign, type KeyObject } from 'node:crypto'

// What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410).
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')

export type PacketKey = { public_key: string; sign: (text: string) => string }

/** The Ed25519 key of a portal's packets, derived from the installation's own secret: it is stored nowhere, and each portal has another. */
export function packetKey(secret: string, portal_id: number): PacketKey {
  const seed = Buffer.from(hkdfSync('sha256', secret, 'portico-packet/1', `portal ${portal_id}`, 32))
  const key: KeyObject = createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' })
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' })
  return {
    public_key: Buffer.from(x, 'base64url').toString('base64'),
    sign: (text) => sign(null, Buffer.from(text), key).toString('base64'),
  }
}
