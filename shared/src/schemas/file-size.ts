import * as v from 'valibot'
import { errorMessage } from '../errors/message.ts'

/** A file of at most this many KB (1024 bytes each), and optionally at least a minimum (FRM-023). `size` is in bytes. */
export const fileSize = <T extends { size: number }>({ max_kb, min_kb = 0 }: { max_kb: number; min_kb?: number }) =>
  v.check<T, string>(
    ({ size }) => size <= max_kb * 1024 && size >= min_kb * 1024,
    errorMessage(min_kb > 0 ? 'validation.file_size_between' : 'validation.file_size', { min: min_kb, max: max_kb }),
  )
