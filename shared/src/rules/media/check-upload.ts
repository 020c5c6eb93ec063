import * as v from 'valibot'
import { fileExtension, fileSize, imageDimensions, measuredKinds } from '../../schemas/files.ts'

/** Extensions of each kind of file (MED-007, amended with video and captions). */
export const fileTypes = {
  docs: ['doc', 'docx', 'rtf', 'txt', 'ppt', 'pptx', 'odt'],
  pdf: ['pdf'],
  sheets: ['xls', 'xlsx', 'csv'],
  img: ['jpg', 'jpeg', 'gif', 'png', 'webp'],
  audio: ['mp3'],
  icon: ['ico'],
  video: ['mp4', 'webm'],
  captions: ['vtt'],
} as const

export type FileType = keyof typeof fileTypes

/** 20 MB, the default limit (MED-011). */
export const uploadLimit_bytes = 20_971_520

/** Maximum number of upload errors displayed; the oldest is dropped (MED-013). */
export const mostUploadErrors = 3

const named = v.object({ name: v.string() })
const picture = v.object({ name: v.string(), width: v.number(), height: v.number() })
const sized = v.object({ size: v.number() })

export type UploadRule = { types: readonly FileType[]; limit_bytes?: number; width?: number; height?: number }
export type Upload = { name: string; size_bytes: number; width?: number | undefined; height?: number | undefined }
export type UploadRefusal =
  | { code: 'media.wrong_format'; params: { name: string } }
  | { code: 'media.wrong_size'; params: { name: string; size: string } }
  | { code: 'media.wrong_dimensions'; params: { width: number; height: number } }

const megabytes = (bytes: number): string => `${(bytes / 1_048_576).toFixed(1)} MB`

/** Extensions that a rule accepts. With fixed dimensions, only image formats whose dimensions can be measured. */
export const allowedExtensions = ({ types, width }: UploadRule): readonly string[] =>
  types
    .flatMap((type): readonly string[] => fileTypes[type])
    .filter((extension) => width === undefined || measuredKinds.includes(extension))

/** Describes what a rule accepts, as a hint next to a file picker: "GIF, JPG, PNG or WebP, up to 2 MB". */
export function uploadHint(rule: UploadRule): string {
  const kinds = allowedExtensions(rule)
    .filter((extension) => extension !== 'jpeg')
    .map((extension) => (extension === 'webp' ? 'WebP' : extension.toUpperCase()))
  const named = `${kinds.slice(0, -1).join(', ')} or ${kinds.at(-1)}`
  const limit = `up to ${(rule.limit_bytes ?? uploadLimit_bytes) / 1_048_576} MB`
  const size = rule.width && rule.height ? `, exactly ${rule.width} × ${rule.height} pixels` : ''
  return `${named}, ${limit}${size}`
}

/** Checks a file before or after its upload: format, then size, then dimensions. Returns the first problem, or null (MED-008…010). */
export function checkUpload(file: Upload, rule: UploadRule): UploadRefusal | null {
  const { name } = file
  if (!v.is(v.pipe(named, fileExtension(allowedExtensions(rule))), { name }))
    return { code: 'media.wrong_format', params: { name } }
  if (
    !v.is(v.pipe(sized, fileSize({ max_kb: (rule.limit_bytes ?? uploadLimit_bytes) / 1024 })), {
      size: file.size_bytes,
    })
  )
    return { code: 'media.wrong_size', params: { name, size: megabytes(file.size_bytes) } }
  const { width, height } = rule
  if (file.width === undefined || width === undefined || height === undefined) return null
  if (!v.is(v.pipe(picture, imageDimensions({ width, height })), file))
    return { code: 'media.wrong_dimensions', params: { width, height } }
  return null
}
