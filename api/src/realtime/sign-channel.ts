import { isSignature, signatureOf } from '../kernel/signature.ts'

/** Public and the same everywhere; only identifies Portico's socket. */
export const appKey = 'portico'

/** The person that a channel is subscribed for; sent as the protocol's channel_data and covered by its signature. */
export type Holder = { portal_id: number; host_portal_id: number; user_id: number; session_id: number }
type Signed = { auth: string; channel_data: string }

const signedText = (socketId: string, channel: string, data: string): string => `${socketId}:${channel}:${data}`

export function signChannel({
  socket_id,
  channel,
  holder,
  secret,
}: {
  socket_id: string
  channel: string
  holder: Holder
  secret: string
}): Signed {
  const channel_data = JSON.stringify(holder)
  return {
    auth: `${appKey}:${signatureOf(signedText(socket_id, channel, channel_data), secret).toString('hex')}`,
    channel_data,
  }
}

/** Returns the holder that the api signed for exactly this socket and channel, else null. */
export function readHolder({
  socket_id,
  channel,
  auth,
  channel_data,
  secret,
}: Signed & { socket_id: string; channel: string; secret: string }): Holder | null {
  const [key, signature = ''] = auth.split(':')
  const isOurs =
    key === appKey &&
    isSignature(Buffer.from(signature, 'hex'), { text: signedText(socket_id, channel, channel_data), secret })
  return isOurs ? (JSON.parse(channel_data) as Holder) : null
}
