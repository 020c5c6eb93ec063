import { uploadLimit_bytes, type FileType } from '../media/check-upload.ts'
import { fileTypeOf } from '../media/library.ts'

const types: readonly FileType[] = ['docs', 'pdf', 'sheets', 'img', 'audio', 'video']
const filmLimit_bytes = 200 * 1024 ** 2

/** File types and sizes a learner may submit: up to 20 MB, videos up to 200 MB. */
export const responseFileRule = (name: string) => ({
  types,
  limit_bytes: fileTypeOf(name) === 'video' ? filmLimit_bytes : uploadLimit_bytes,
})
