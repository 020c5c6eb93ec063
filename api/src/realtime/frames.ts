/** The protocol close codes we use: below 4100 the client gives up, from 4200 it reconnects immediately. */
export const closeCodes = {
  no_such_app: 4001,
  wrong_protocol: 4007,
  no_protocol: 4008,
  unauthorized: 4009,
  over_capacity: 4100,
  come_back: 4200,
  no_pong: 4201,
  too_many: 4301,
} as const

/** Encodes a frame once for any number of sockets: JSON inside JSON, as Pusher clients expect. */
export const frame = (event: string, data: unknown, channel?: string): Buffer =>
  Buffer.from(JSON.stringify({ event, ...(channel === undefined ? {} : { channel }), data: JSON.stringify(data) }))

export const errorFrame = (code: number | null, message: string): Buffer => frame('pusher:error', { code, message })

export type Incoming = { event: string; data: Record<string, unknown> }

/** Parses a client's message; null if it is not a valid frame of the protocol. */
export function readFrame(text: string): Incoming | null {
  const outer = parse(text)
  if (!outer || typeof outer.event !== 'string') return null
  const data = typeof outer.data === 'string' ? parse(outer.data) : (outer.data ?? {})
  return isRecord(data) ? { event: outer.event, data } : null
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
