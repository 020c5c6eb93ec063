import { signedErasure, type Manifest } from './chain.ts'
import { packetFiles } from './make-packet.ts'
import {
  filesOfFormat,
  folderOfCertificates,
  linesOf,
  manifestFile,
  openingsFile,
  type Opening,
} from './packet-parts.ts'
import { readZip, writeZip } from './stored-zip.ts'

type EraseInput = { zip: Uint8Array; rows: ReadonlySet<number>; erased_at: string; sign: (text: string) => string }

/** Removes the values and salts of the given rows (counted from 0). Each leaves a signed note, and the chain stays as it was signed. */
export function eraseFromPacket({ zip, rows, erased_at, sign }: EraseInput): Uint8Array {
  const files = readZip(zip)
  if (!files) throw new Error('this is no packet')
  const fileOf = (name: string) => files.find((file) => file.name === name)
  const json = <T>(name: string) => JSON.parse(new TextDecoder().decode(fileOf(name)?.bytes)) as T
  const manifest = json<Manifest>(manifestFile)
  const openings = json<Opening[]>(openingsFile)
  const before = Object.fromEntries(
    filesOfFormat[manifest.format].map((name): [string, string[]] => [name, linesOf(fileOf(name)) ?? []]),
  )
  const lines: Record<string, string[]> = {}
  const gone = new Set<string>()
  const left = manifest.rows.map(({ kind, hash }, index): Opening => {
    const opening = openings[index]
    if (!opening || 'erased_at' in opening) return opening ?? { erased_at, signature: '' }
    const isErased = rows.has(index)
    const line = kind === 'certificate' ? undefined : before[opening.file]?.shift()
    if (!isErased && line !== undefined) (lines[opening.file] ??= []).push(line)
    if (!isErased) return opening
    gone.add(opening.file)
    return { erased_at, signature: sign(signedErasure(hash, erased_at)) }
  })
  const certificates = files.filter(({ name }) => name.startsWith(folderOfCertificates) && !gone.has(name))
  return writeZip(packetFiles({ manifest, openings: left, lines, certificates }))
}
