import { largestUpload_bytes } from '../media/library.ts'

type Refusal =
  | { code: 'scorm_import.one_file'; params: Record<string, never> }
  | { code: 'media.wrong_format'; params: { name: string } }
  | { code: 'scorm_import.upload_too_large'; params: { name: string } }

/** Validates files selected for upload as a course zip: one file only, .zip only, up to 10 GiB. Source: SCO-018. */
export function checkPackageUpload(files: readonly { name: string; size_bytes: number }[]): Refusal | null {
  const [file, ...others] = files
  if (!file || others.length > 0) return { code: 'scorm_import.one_file', params: {} }
  const { name, size_bytes } = file
  if (!/\.zip$/i.test(name)) return { code: 'media.wrong_format', params: { name } }
  return size_bytes > largestUpload_bytes ? { code: 'scorm_import.upload_too_large', params: { name } } : null
}
