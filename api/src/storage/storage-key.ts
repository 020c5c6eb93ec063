/** The key of a stored file: names separated by slashes, the same on disk and on S3. Created only by `storageKey`, and never a filesystem path. */
export type StorageKey = string & { readonly __storageKey: true }

/** The name prefix of a file on disk until it is complete; not allowed in keys. */
export const UNFINISHED = '.incoming-'

/** The longest key that S3 accepts. */
const KEY_LIMIT_BYTES = 1_024
const NAME_LIMIT_BYTES = 255

// eslint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u001f\u007f\\]/

const isName = (name: string): boolean =>
  name !== '' &&
  name !== '.' &&
  name !== '..' &&
  !name.startsWith(UNFINISHED) &&
  Buffer.byteLength(name) <= NAME_LIMIT_BYTES

/** Checks that a text is a valid key: relative, no `.` or `..`, no backslash, no control character, not too long for a disk or S3. */
export const isStorageKey = (text: string): text is StorageKey =>
  Buffer.byteLength(text) <= KEY_LIMIT_BYTES &&
  text.isWellFormed() &&
  !forbidden.test(text) &&
  text.split('/').every(isName)

/** Converts a text to a key. Throws if it is invalid, which is a bug in the calling code. */
export function storageKey(text: string): StorageKey {
  if (!isStorageKey(text)) throw new Error(`no storage key: ${JSON.stringify(text.slice(0, 200))}`)
  return text
}
