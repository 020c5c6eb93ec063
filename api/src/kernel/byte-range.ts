/** First and last byte, both included. 'whole' if there is no usable range, 'unsatisfiable' if it lies outside the file. */
export type ByteRange = { start: number; end: number } | 'whole' | 'unsatisfiable'

/** Parses a single range of a Range header (RFC 9110 §14); several ranges are answered with the whole file, as the standard allows. */
export function byteRange(header: string | undefined, size: number): ByteRange {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  if (!match) return 'whole'
  const [, from = '', to = ''] = match
  if (from === '' && to === '') return 'whole'
  if (from === '')
    return Number(to) === 0 || size === 0 ? 'unsatisfiable' : { start: Math.max(0, size - Number(to)), end: size - 1 }
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < start) return 'whole'
  return start >= size ? 'unsatisfiable' : { start, end }
}
