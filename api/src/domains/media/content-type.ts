import { fileTypeFromBuffer } from 'file-type'

/** This much of a file is enough to detect its type: an office document identifies itself in its first entries. */
export const HEAD_BYTES = 64 * 1024

// eslint-disable-next-line no-control-regex
const unprintable = /[\u0000-\u0008\u000e-\u001f]/

function isText(head: Uint8Array): boolean {
  try {
    // Decode as a stream, because the first part may end in the middle of a character.
    return !unprintable.test(new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true }))
  } catch {
    return false
  }
}

/** Detects a file's type from its first bytes, never from its name, with the usual extension. Unknown files are plain text or binary. */
export async function contentTypeOf(head: Uint8Array): Promise<{ type: string; ending: string }> {
  const found = await fileTypeFromBuffer(head)
  if (found) return { type: found.mime, ending: found.ext }
  return head.length > 0 && isText(head)
    ? { type: 'text/plain', ending: 'txt' }
    : { type: 'application/octet-stream', ending: 'bin' }
}
