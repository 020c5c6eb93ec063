import { commitmentTo, genesisOf, linkOf, signedHead, type ChainRow, type PacketHeader } from './chain.ts'
import {
  filesOfFormat,
  lineFiles,
  manifestFile,
  openingsFile,
  packetJson,
  type LineKind,
  type Opening,
  type PacketFormat,
} from './packet-parts.ts'
import { writeZip, type PacketFile } from './stored-zip.ts'

/** A value of a packet: a line of one of its CSV files, or a certificate. */
export type PacketValue = { kind: LineKind; line: string } | { kind: 'certificate'; name: string; bytes: Uint8Array }

type PacketInput = {
  header: PacketHeader
  values: readonly PacketValue[]
  public_key: string
  /** signs a text with the portal's Ed25519 key and returns base64 */
  sign: (text: string) => string
  /** 32 random bytes as hexadecimal digits, different for each value */
  newSalt: () => string
}

/** Builds a packet for a regulator: the files, the hash chain over salted commitments to their values, and the signature of its head. */
export async function makePacket({ header, values, public_key, sign, newSalt }: PacketInput): Promise<Uint8Array> {
  const rows: ChainRow[] = []
  const openings: Opening[] = []
  const lines: Record<string, string[]> = {}
  const certificates: PacketFile[] = []
  let head = await genesisOf(header)
  for (const value of values) {
    const salt = newSalt()
    const file = value.kind === 'certificate' ? value.name : lineFiles[value.kind]
    const commitment = await commitmentTo(salt, value.kind === 'certificate' ? value.bytes : value.line)
    head = await linkOf(head, { kind: value.kind, commitment })
    rows.push({ kind: value.kind, commitment, hash: head })
    openings.push({ file, salt })
    if (value.kind === 'certificate') certificates.push({ name: value.name, bytes: value.bytes })
    else (lines[file] ??= []).push(value.line)
  }
  const manifest = { ...header, rows, head, public_key, signature: sign(signedHead(head)) }
  return writeZip(packetFiles({ manifest, openings, lines, certificates }))
}

/** Files of a packet, in the required order. */
export function packetFiles({
  manifest,
  openings,
  lines,
  certificates,
}: {
  manifest: { format: PacketFormat }
  openings: readonly Opening[]
  lines: Readonly<Record<string, readonly string[]>>
  certificates: readonly PacketFile[]
}): PacketFile[] {
  const text = (name: string, content: string) => ({ name, bytes: new TextEncoder().encode(content) })
  return [
    text(manifestFile, packetJson(manifest)),
    text(openingsFile, packetJson(openings)),
    ...filesOfFormat[manifest.format].map((name) =>
      text(name, (lines[name] ?? []).map((line) => `${line}\r\n`).join('')),
    ),
    ...certificates,
  ]
}
