import type { Verb } from '../../../../kernel/verb.ts'
import { appendUpload } from './append-upload.ts'
import { createUpload } from './create-upload.ts'
import { getUpload } from './get-upload.ts'
import { listUploads } from './list-uploads.ts'
import { showUpload } from './show-upload.ts'
import { terminateUpload } from './terminate-upload.ts'

export const uploads: readonly Verb[] = [
  createUpload,
  showUpload,
  appendUpload,
  terminateUpload,
  listUploads,
  getUpload,
]
