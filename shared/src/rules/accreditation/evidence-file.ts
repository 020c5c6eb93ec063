import { uploadLimit_bytes, type FileType } from '../media/check-upload.ts'

const types: readonly FileType[] = ['pdf', 'img', 'docs']

/** What may prove training from elsewhere: a PDF, a picture or a document of up to 20 MB. */
export const evidenceFileRule = { types, limit_bytes: uploadLimit_bytes }
/** How many files one record may have. */
export const mostEvidenceFiles = 5
