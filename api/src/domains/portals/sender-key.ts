import { generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import type { Secrets } from '../../kernel/secrets.ts'

const keyPair = promisify(generateKeyPair)

/** Generates a sender's DKIM key pair: the public key as in its DNS record, the private one encrypted. */
export async function makeSenderKey(
  secrets: Pick<Secrets, 'senders'>,
): Promise<{ public_key: string; private_key: string }> {
  const { publicKey, privateKey } = await keyPair('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  return {
    public_key: publicKey.toString('base64'),
    private_key: await symmetricEncrypt({ key: secrets.senders, data: privateKey }),
  }
}

export const openSenderKey = (secrets: Pick<Secrets, 'senders'>, private_key: string): Promise<string> =>
  symmetricDecrypt({ key: secrets.senders, data: private_key })
