import type { PacketFile } from './stored-zip.ts'

/** Opens a value of the chain: its salt, or a signed note that it was erased. */
export type Opening = { file: string; salt: string } | { erased_at: string; signature: string }

/** Kinds of rows stored as lines of one file; a certificate is a file of its own. */
export const lineFiles = {
  roster: 'roster.csv',
  attempt: 'attempts.csv',
  seat_time: 'seat-time.csv',
  by_staff: 'completed-by-staff.csv',
} as const
export type LineKind = keyof typeof lineFiles

/** CSV files of each packet format, in order. Older formats stay listed, so that packets issued earlier remain valid. */
export const filesOfFormat = {
  'portico-packet/1': [lineFiles.roster, lineFiles.attempt],
  'portico-packet/2': [lineFiles.roster, lineFiles.attempt, lineFiles.seat_time],
  'portico-packet/3': [lineFiles.roster, lineFiles.attempt, lineFiles.seat_time, lineFiles.by_staff],
} as const satisfies Readonly<Record<string, readonly string[]>>
export type PacketFormat = keyof typeof filesOfFormat

export const manifestFile = 'manifest.json'
export const openingsFile = 'openings.json'
export const folderOfCertificates = 'certificates/'

/** Serializes JSON in exactly one form, so that any changed byte is detected. */
export const packetJson = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`

/** Lines of a file, each ended by CR LF; null if the format differs. */
export function linesOf(file: PacketFile | undefined): string[] | null {
  if (!file) return []
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(file.bytes)
  if (text === '') return []
  if (!text.endsWith('\r\n')) return null
  return text.slice(0, -2).split('\r\n')
}
