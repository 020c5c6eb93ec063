import { countOf } from '../../numbers/count-of.ts'
import { commitmentTo, genesisOf, linkOf, signedErasure, signedHead, type Manifest } from './chain.ts'
import { packetFiles } from './make-packet.ts'
import { notAPacket } from './not-a-packet.ts'
import {
  filesOfFormat,
  lineFiles,
  linesOf,
  manifestFile,
  openingsFile,
  packetJson,
  type Opening,
} from './packet-parts.ts'
import { readRepackedZip } from './repacked-zip.ts'
import { readZip, type PacketFile } from './stored-zip.ts'

export type PacketCheck =
  | { state: 'whole'; manifest: Manifest; erased: number }
  /** every file is as signed and nothing else is in the zip, but it is another zip */
  | { state: 'repacked'; manifest: Manifest; erased: number }
  /** something else than a packet, such as a PDF; `what` says so */
  | { state: 'not_a_packet'; what: string }
  /** `what`: the first difference from the signed content */
  | { state: 'changed'; what: string }

const longestQuote = 120
const quoted = (line: string): string => (line.length > longestQuote ? `${line.slice(0, longestQuote)}…` : line)
const changed = (what: string): PacketCheck => ({ state: 'changed', what })
const base64 = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

async function isSigned(text: string, { signature, public_key }: { signature: string; public_key: string }) {
  try {
    const key = await crypto.subtle.importKey('raw', base64(public_key), 'Ed25519', false, ['verify'])
    // Base64 can spell the same bytes in several ways; accept only the one we write.
    if (btoa(String.fromCharCode(...base64(signature))) !== signature) return false
    return await crypto.subtle.verify('Ed25519', key, base64(signature), new TextEncoder().encode(text))
  } catch {
    return false
  }
}

function jsonOf<T>(file: PacketFile | undefined): T | null {
  if (!file) return null
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(file.bytes)
  try {
    const value = JSON.parse(text) as T
    return packetJson(value) === text ? value : null
  } catch {
    return null
  }
}

type Found = { file: string; value: string | Uint8Array | undefined; line: number }

/** Names the line or certificate that is not as signed. What a line says now is quoted; what was signed cannot be known from its hash. */
function differenceOf(
  { file, value, line }: Found,
  { lines, openings }: { lines: Record<string, string[]>; openings: Opening[] },
): string {
  if (value instanceof Uint8Array) return `${file} is not the file that was signed.`
  if (value === undefined && !Object.hasOwn(lines, file)) return `${file} is missing.`
  const signed = openings.filter((one) => 'file' in one && one.file === file).length
  const present = line + (lines[file]?.length ?? 0) - (value === undefined ? 1 : 0)
  const count = present === signed ? '' : ` It has ${countOf(present, 'line')}; ${signed} were signed.`
  if (value === undefined) return `Line ${line} of ${file} is missing.${count}`
  return `Line ${line} of ${file} is not as it was signed. It now reads “${quoted(value)}”.${count}`
}

/** Takes the value of a row from the files, in row order. */
function takeValue(kind: string, file: string, lines: Record<string, string[]>, files: Map<string, PacketFile>) {
  if (kind === 'certificate') {
    const found = files.get(file)
    files.delete(file)
    return found?.bytes
  }
  return Object.hasOwn(lines, file) ? lines[file]?.shift() : undefined
}

const damaged =
  'The zip file is damaged or incomplete and cannot be read, for example because its download was cut off. Which of its files are affected cannot be told.'
const inexact =
  'Its zip file holds something besides its files, or describes a file in more than one way. Other programs may unpack other files from it than this page reads.'

/** Checks that a packet is exactly as signed with this key, apart from erasures that are signed too. Detects any changed byte. */
export async function checkPacket(zip: Uint8Array, public_key: string): Promise<PacketCheck> {
  const original = readZip(zip)
  if (original) return checkFiles(original, public_key)
  const other = notAPacket(zip)
  if (other !== null) return { state: 'not_a_packet', what: other }
  const files = await readRepackedZip(zip)
  if (files === 'damaged') return changed(damaged)
  if (files === 'inexact') return changed(inexact)
  const found = await checkFiles(inOrder(files), public_key)
  return found.state === 'whole' ? { ...found, state: 'repacked' } : found
}

/** Puts files in the order of a packet, because zipping them again sorts them by name. */
function inOrder(files: readonly PacketFile[]): PacketFile[] {
  const openings = jsonOf<Opening[]>(files.find(({ name }) => name === openingsFile))
  const certificates = Array.isArray(openings) ? openings.flatMap((one) => ('file' in one ? [one.file] : [])) : []
  const order = [manifestFile, openingsFile, ...Object.values(lineFiles), ...certificates]
  const placeOf = ({ name }: PacketFile) => (order.includes(name) ? order.indexOf(name) : order.length)
  return files.toSorted((one, other) => placeOf(one) - placeOf(other))
}

async function checkFiles(all: PacketFile[], public_key: string): Promise<PacketCheck> {
  const files = new Map(all.map((file) => [file.name, file]))
  const manifest = jsonOf<Manifest>(files.get(manifestFile))
  const openings = jsonOf<Opening[]>(files.get(openingsFile))
  if (!files.has(manifestFile)) return changed(`${manifestFile} is missing.`)
  if (!manifest || !Array.isArray(manifest.rows)) return changed(`${manifestFile} was changed.`)
  if (!Array.isArray(openings) || openings.length !== manifest.rows.length)
    return changed(`${openingsFile} does not match the manifest.`)
  if (!Object.hasOwn(filesOfFormat, manifest.format)) return changed('Its format is unknown.')
  if (manifest.public_key !== public_key) return changed('It was signed with a key that is not this portal’s.')
  if (!(await isSigned(signedHead(manifest.head), manifest)))
    return changed('The signature does not match the manifest.')
  return checkRows({ manifest, openings, all, files })
}

async function checkRows({
  manifest,
  openings,
  all,
  files,
}: {
  manifest: Manifest
  openings: Opening[]
  all: PacketFile[]
  files: Map<string, PacketFile>
}): Promise<PacketCheck> {
  const lines: Record<string, string[]> = {}
  for (const name of filesOfFormat[manifest.format]) {
    const found = linesOf(files.get(name))
    if (!found)
      return changed(`${name} no longer ends its lines as it was written, as when a spreadsheet or an editor saved it.`)
    lines[name] = found
  }
  let head = await genesisOf(manifest)
  let erased = 0
  const taken: Record<string, number> = {}
  for (const [index, row] of manifest.rows.entries()) {
    head = await linkOf(head, row)
    if (row.hash !== head) return changed(`Row ${index + 1} of the manifest breaks the chain.`)
    const opening = openings[index]
    if (!opening) return changed(`Row ${index + 1} has no matching entry in ${openingsFile}.`)
    if ('erased_at' in opening) {
      const signed = { signature: opening.signature, public_key: manifest.public_key }
      if (!(await isSigned(signedErasure(row.hash, opening.erased_at), signed)))
        return changed(`Row ${index + 1} was removed without a signature.`)
      erased += 1
      continue
    }
    const value = takeValue(row.kind, opening.file, lines, files)
    const line = (taken[opening.file] = (taken[opening.file] ?? 0) + 1)
    if (value === undefined || (await commitmentTo(opening.salt, value)) !== row.commitment)
      return changed(differenceOf({ file: opening.file, value, line }, { lines, openings }))
  }
  if (head !== manifest.head) return changed('The manifest does not end where it was signed.')
  return findUnsignedContent({ manifest, lines, files, all, openings }) ?? { state: 'whole', manifest, erased }
}

/** Detects content without a row, and anything not formatted exactly as we write it. */
function findUnsignedContent({
  manifest,
  lines,
  files,
  all,
  openings,
}: {
  manifest: Manifest
  lines: Record<string, string[]>
  files: Map<string, PacketFile>
  all: PacketFile[]
  openings: Opening[]
}): PacketCheck | null {
  const known = new Set<string>([manifestFile, openingsFile, ...filesOfFormat[manifest.format]])
  const strange = [...files.keys()].find((name) => !known.has(name))
  if (strange !== undefined) return changed(`${strange} is not listed in the manifest.`)
  const longer = Object.entries(lines).find(([, left]) => left.length > 0)
  if (longer) return changed(`${longer[0]} has lines that are not listed in the manifest.`)
  const { rows, head, public_key, signature, format, portal, agency, from, to, roster_format, created_at } = manifest
  const plain = { format, portal, agency, from, to, roster_format, created_at }
  const ours = {
    ...plain,
    rows: rows.map(({ kind, commitment, hash }) => ({ kind, commitment, hash })),
    head,
    public_key,
    signature,
  }
  const tidy = openings.map((one) =>
    'erased_at' in one ? { erased_at: one.erased_at, signature: one.signature } : { file: one.file, salt: one.salt },
  )
  const written = packetFiles({ manifest: ours, openings: tidy, lines: {}, certificates: [] })
  const differs = written.slice(0, 2).some(({ name, bytes }) => {
    const found = all.find((file) => file.name === name)?.bytes
    return !found || found.length !== bytes.length || found.some((byte, index) => byte !== bytes[index])
  })
  if (differs) return changed(`${manifestFile} or ${openingsFile} contains more than was written.`)
  const certificates = openings.flatMap((one) => ('file' in one && !known.has(one.file) ? [one.file] : []))
  const order = [...known, ...certificates].every((name, index) => all[index]?.name === name)
  return order ? null : changed('The files are not in their original order.')
}
