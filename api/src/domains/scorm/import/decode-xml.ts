const startsWith = (bytes: Uint8Array, ...head: number[]) => head.every((byte, index) => bytes[index] === byte)

function encodingOf(bytes: Uint8Array): string {
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0x3c, 0x00)) return 'utf-16le'
  if (startsWith(bytes, 0xfe, 0xff) || startsWith(bytes, 0x00, 0x3c)) return 'utf-16be'
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return 'utf-8'
  const declaration = new TextDecoder('latin1').decode(bytes.subarray(0, 200))
  const declared = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/i.exec(declaration)?.[1] ?? 'utf-8'
  // Authoring tools often declare eight-bit text as UTF-16.
  return /^utf-?16/i.test(declared) ? 'utf-8' : declared
}

/** Decodes the bytes of an XML file: by byte order mark, otherwise by the form of the first character, otherwise by the declared encoding. */
export function decodeXml(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes)
  try {
    return new TextDecoder(encoding).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}
