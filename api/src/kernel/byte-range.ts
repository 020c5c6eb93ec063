/** First and last byte, both included. 'whole' when nothing usable was asked for, 'unsatisfiable' when it lies outside. */
export type ByteRange = { start: number; end: number } | 'whole' | 'unsatisfiable'

/** One range of a Range header (RFC 9110 §14); several ranges are answered with the whole, as the standard allows. */
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
