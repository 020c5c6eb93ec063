/** The name of a stored file: names with slashes between, the same on disk and on S3. Made by `storageKey` alone, and never a path. */
export type StorageKey = string & { readonly __storageKey: true }

/** The name of an unfinished file on disk until it is complete; no key may have such a name. */
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

/** Whether a text may be a key: relative, no `.` or `..`, no backslash, no control character, nothing too long for a disk or for S3. */
export const isStorageKey = (text: string): text is StorageKey =>
  Buffer.byteLength(text) <= KEY_LIMIT_BYTES &&
  text.isWellFormed() &&
  !forbidden.test(text) &&
  text.split('/').every(isName)

/** A text as a key. Throws when it cannot be one, which is a bug in whatever built it. */
export function storageKey(text: string): StorageKey {
  if (!isStorageKey(text)) throw new Error(`no storage key: ${JSON.stringify(text.slice(0, 200))}`)
  return text
}
