import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type { NewPasskey, PasskeyAnswer } from '../../shared/src/contract/identity/second-factor-passkeys.ts'

type ChallengeContext = { challenge: string; origin: string; realm: string }
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const clientData = (type: string, { challenge, origin }: ChallengeContext) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

/** A software authenticator (ES256, no attestation) that signs anything, including foreign origins and old challenges. */
export function virtualPasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  const cose = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  )
  // Flags: present 1, verified 4, attested 64.
  const head = (realm: string, flags: number) => Buffer.concat([sha256(realm), Buffer.from([flags]), Buffer.alloc(4)])
  const credential = { id: text(id), rawId: text(id), type: 'public-key' as const, clientExtensionResults: {} }
  return {
    make(place: ChallengeContext): NewPasskey {
      const authData = new Uint8Array(
        Buffer.concat([head(place.realm, 69), Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]),
      )
      const attestation = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', authData],
        ]) as never,
      )
      return {
        ...credential,
        response: { clientDataJSON: text(clientData('webauthn.create', place)), attestationObject: text(attestation) },
      }
    },
    sign(place: ChallengeContext, { verified = true } = {}): PasskeyAnswer {
      const data = clientData('webauthn.get', place)
      const authData = head(place.realm, verified ? 5 : 1)
      return {
        ...credential,
        response: {
          clientDataJSON: text(data),
          authenticatorData: text(authData),
          signature: text(sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey)),
        },
      }
    },
  }
}
