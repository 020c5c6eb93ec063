import { manifestFile, openingsFile } from './packet-parts.ts'

const startsWith = (bytes: Uint8Array, text: string): boolean =>
  [...text].every((letter, index) => bytes[index] === letter.charCodeAt(0))

/** Whether bytes could be what is left of a packet: they name its files, however compressed, or are a zip that was cut off. */
function mayBePacket(bytes: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(bytes)
  if ([manifestFile, openingsFile].some((name) => text.includes(name))) return true
  return text.length < 4 || (text.startsWith('PK\u0003\u0004') && !text.includes('PK\u0005\u0006'))
}

/** Says what a file is that cannot be a packet; null if it may be what is left of one. */
export function notAPacket(bytes: Uint8Array): string | null {
  if (startsWith(bytes, '%PDF-')) return 'It is a PDF.'
  if (mayBePacket(bytes)) return null
  return startsWith(bytes, 'PK') ? `It is a zip file, but holds no ${manifestFile} of a packet.` : 'It is no zip file.'
}
