import { Upload, type UploadOptions } from 'tus-js-client'
import { uploadRetries_ms } from '../rules/media/upload-profiles.ts'
import { uploadFailureText } from './upload-failure-text.ts'
import { uploadToken } from './upload-token.ts'

type Options = Pick<
  UploadOptions,
  'endpoint' | 'uploadUrl' | 'parallelUploads' | 'chunkSize' | 'fingerprint' | 'onProgress'
> & {
  /** the purpose, and what it needs */
  metadata: Readonly<Record<string, string>>
  onFailure: (text: string) => void
  onSuccess: (url: string) => void
}

/** Prepares an upload by the resumable protocol, which retries after a lost connection and renews a rejected CSRF token. */
export function uploadClient(file: File, { metadata, onFailure, onSuccess, ...options }: Options): Upload {
  const upload: Upload = new Upload(file, {
    ...options,
    retryDelays: [...uploadRetries_ms],
    removeFingerprintOnSuccess: true,
    metadata: { filename: file.name, ...metadata },
    ...uploadToken(),
    onError: (error) => onFailure(uploadFailureText(error)),
    onSuccess: () => onSuccess(upload.url ?? ''),
  })
  return upload
}

/** Starts an upload where an earlier page stopped, if this browser remembers one of the same file. */
export async function startWhereItStopped(upload: Upload): Promise<void> {
  const [previous] = await upload.findPreviousUploads()
  if (previous) upload.resumeFromPreviousUpload(previous)
  upload.start()
}
