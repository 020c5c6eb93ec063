import { fail } from '../../../kernel/fail.ts'
import { unstorableAt } from '../../../kernel/unstorable.ts'

const whole = /^(?:0|[1-9]\d{0,15})$/

/** Parses a number of bytes from a header; null for anything else. */
export const bytesIn = (text: string | null): number | null => (text !== null && whole.test(text) ? Number(text) : null)

/** Parses an id from the metadata; null for anything else. */
export const idIn = (text: string | undefined): number | null =>
  text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null

/** Parses Upload-Metadata: names with base64 values, as in MED-017. */
export function readMetadata(text: string): Map<string, string> {
  const pairs = text
    .split(',')
    .filter((pair) => pair.trim() !== '')
    .map((pair): [string, string] => {
      const [name = '', value = '', ...rest] = pair.trim().split(' ')
      if (rest.length > 0 || !/^[A-Za-z\d+/]*={0,2}$/.test(value)) fail('uploads.invalid_metadata')
      return [name, Buffer.from(value, 'base64').toString('utf8')]
    })
  const read = new Map(pairs)
  if (text.length > 8_000 || unstorableAt(Object.fromEntries(read)) !== null) fail('uploads.invalid_metadata')
  return read
}

/** Parses Upload-Concat: `partial`, or the keys of the parts to join. */
export function readConcat(text: string | null): 'partial' | { parts: string[] } | null {
  if (text === null) return null
  if (text === 'partial') return 'partial'
  const [kind, addresses = ''] = text.split(';')
  const parts = addresses
    .trim()
    .split(/\s+/)
    .map(
      (address) =>
        /^(?:https?:\/\/[^/\s]+)?\/api\/tus\/([\da-f]{32})(?:\?\S*)?$/.exec(address)?.[1] ??
        fail('uploads.parts_missing'),
    )
  if (kind !== 'final' || new Set(parts).size !== parts.length) fail('uploads.parts_missing')
  return { parts }
}
