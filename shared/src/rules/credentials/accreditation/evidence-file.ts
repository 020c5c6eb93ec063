import { uploadLimit_bytes, type FileType } from '../../media/check-upload.ts'

const types: readonly FileType[] = ['pdf', 'img', 'docs']

/** Files accepted as evidence of training done elsewhere: PDFs, pictures and documents up to 20 MB. */
export const evidenceFileRule = { types, limit_bytes: uploadLimit_bytes }
/** Maximum number of files per record. */
export const mostEvidenceFiles = 5
