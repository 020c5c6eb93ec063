import { uploadLimit_bytes, type FileType } from '../media/check-upload.ts'
import { fileTypeOf } from '../media/library.ts'

const types: readonly FileType[] = ['docs', 'pdf', 'sheets', 'img', 'audio', 'video']
const filmLimit_bytes = 200 * 1024 ** 2

/** What a file may be that a learner hands in: 20 MB, a film 200 MB. */
export const responseFileRule = (name: string) => ({
  types,
  limit_bytes: fileTypeOf(name) === 'video' ? filmLimit_bytes : uploadLimit_bytes,
})
