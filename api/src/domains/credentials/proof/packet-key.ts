import { createPrivateKey, createPublicKey, hkdfSync, sign, type KeyObject } from 'node:crypto'

// Prefix of a 32-byte Ed25519 key in PKCS #8 (RFC 8410).
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex')

export type PacketKey = { public_key: string; sign: (text: string) => string }

/** Derives the Ed25519 key for a portal's packets from the installation's secret; it is never stored and differs per portal. */
export function packetKey(secret: string, portal_id: number): PacketKey {
  const seed = Buffer.from(hkdfSync('sha256', secret, 'portico-packet/1', `portal ${portal_id}`, 32))
  const key: KeyObject = createPrivateKey({ key: Buffer.concat([pkcs8, seed]), format: 'der', type: 'pkcs8' })
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' })
  return {
    public_key: Buffer.from(x, 'base64url').toString('base64'),
    sign: (text) => sign(null, Buffer.from(text), key).toString('base64'),
  }
}
