/** Extensions of each kind of file (MED-007). */
export const fileTypes = {
  docs: ['doc', 'docx', 'rtf', 'txt', 'ppt', 'pptx', 'odt'],
  pdf: ['pdf'],
  sheets: ['xls', 'xlsx', 'csv'],
  img: ['jpg', 'jpeg', 'gif', 'png', 'webp'],
  audio: ['mp3'],
  icon: ['ico'],
} as const

export type FileType = keyof typeof fileTypes

/** 20 MB, when nothing else is said (MED-011). */
export const uploadLimit_bytes = 20_971_520

/** At most so many upload errors are shown; the oldest is dropped (MED-013). */
export const uploadErrorsShown = 3

export type UploadRule = { types: readonly FileType[]; limit_bytes?: number; width?: number; height?: number }
export type Upload = { name: string; size_bytes: number; width?: number | undefined; height?: number | undefined }
export type UploadRefusal =
  | { code: 'media.wrong_format'; params: { name: string } }
  | { code: 'media.wrong_size'; params: { name: string; size: string } }
  | { code: 'media.wrong_dimensions'; params: { width: number; height: number } }

const megabytes = (bytes: number): string => `${(bytes / 1_048_576).toFixed(1)} MB`

/** What is wrong with a file that is about to be uploaded, or was: format, then size, then dimensions; null when nothing is (MED-008…010). */
export function checkUpload(file: Upload, rule: UploadRule): UploadRefusal | null {
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase() ?? ''
  if (!rule.types.some((type) => (fileTypes[type] as readonly string[]).includes(extension))) return { code: 'media.wrong_format', params: { name: file.name } }
  if (file.size_bytes > (rule.limit_bytes ?? uploadLimit_bytes)) return { code: 'media.wrong_size', params: { name: file.name, size: megabytes(file.size_bytes) } }
  const isWrong = (given: number | undefined, wanted: number | undefined) => given !== undefined && wanted !== undefined && given !== wanted
  if (isWrong(file.width, rule.width) || isWrong(file.height, rule.height)) return { code: 'media.wrong_dimensions', params: { width: rule.width ?? 0, height: rule.height ?? 0 } }
  return null
}
