const marks = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const

/** Decodes a file by its byte order mark, else as UTF-8, else in the encoding that spreadsheets on Windows use. */
export function decode(bytes: Uint8Array): string {
  const marked = marks.find((mark) => mark.bytes.every((byte, place) => bytes[place] === byte))
  if (marked) return new TextDecoder(marked.encoding).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
