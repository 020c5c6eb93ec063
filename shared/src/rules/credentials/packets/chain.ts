import type { PacketFormat } from './packet-parts.ts'

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** SHA-256 as hexadecimal digits. */
export async function sha256(...parts: readonly (string | Uint8Array)[]): Promise<string> {
  const all = parts.map((part) => (typeof part === 'string' ? new TextEncoder().encode(part) : part))
  const joined = new Uint8Array(all.reduce((sum, part) => sum + part.length, 0))
  let offset = 0
  for (const part of all) {
    joined.set(part, offset)
    offset += part.length
  }
  return hex(await crypto.subtle.digest('SHA-256', joined))
}

/** Salted commitment to a value in the manifest. Without the salt no one can verify a guess, so value and salt can be erased. */
export const commitmentTo = (salt: string, value: string | Uint8Array): Promise<string> => sha256(`${salt}\n`, value)

export type PacketHeader = {
  format: PacketFormat
  portal: string
  agency: string
  /** days in the portal's time zone, both included */
  from: string
  to: string
  roster_format: string
  created_at: string
}
export type ChainRow = { kind: string; commitment: string; hash: string }
export type Manifest = PacketHeader & { rows: ChainRow[]; head: string; public_key: string; signature: string }

/** The first hash of a packet's chain. */
export const genesisOf = ({
  format,
  portal,
  agency,
  from,
  to,
  roster_format,
  created_at,
}: PacketHeader): Promise<string> =>
  sha256(JSON.stringify([format, portal, agency, from, to, roster_format, created_at]))

/** The hash of a row, which depends on all rows before it. */
export const linkOf = (before: string, { kind, commitment }: Pick<ChainRow, 'kind' | 'commitment'>): Promise<string> =>
  sha256(`${before}\n${kind}\n${commitment}`)

/** Text that the signature of a packet covers. */
export const signedHead = (head: string): string => `portico-packet/1 head ${head}`
/** Text that the signature of an erasure covers: the row, its packet and the date. */
export const signedErasure = (hash: string, erased_at: string): string => `portico-packet/1 erased ${hash} ${erased_at}`
