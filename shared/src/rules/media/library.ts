import { fileTypes, uploadLimit_bytes, type FileType } from './check-upload.ts'

/** Maximum size of one resumable upload: a video or a SCORM package. */
export const largestUpload_bytes = 10 * 1024 ** 3

/** File types the media library displays by default (MED-006). */
export const defaultMediaTypes = ['docs', 'pdf', 'sheets', 'img', 'audio'] as const satisfies readonly FileType[]

/** Documents: what a lesson may show as one, and what its text may link to. */
export const documentTypes = ['pdf', 'docs', 'sheets'] as const satisfies readonly FileType[]

/** Options of the library's filter: the default types, two more by name, and `others` for all allowed types outside the defaults (OP-95). */
export const mediaFilters = [...defaultMediaTypes, 'video', 'captions', 'others'] as const
export type MediaFilter = (typeof mediaFilters)[number]

const isDefault = (type: FileType): boolean => defaultMediaTypes.some((one) => one === type)
export const allFileTypes = Object.keys(fileTypes) as FileType[]

/** Filters accepted when reading the library: those above, or the one type that has no option of its own. */
export const materialFilters = [...mediaFilters, 'icon'] as const
export type MaterialFilter = (typeof materialFilters)[number]

/** File types covered by the filters; without filters, the defaults. */
export const typesOfFilters = (filters: readonly MaterialFilter[]): FileType[] =>
  allFileTypes.filter((type) =>
    filters.length === 0
      ? isDefault(type)
      : filters.some((one) => one === type || (one === 'others' && !isDefault(type))),
  )

/** Returns the file type by extension; null for one that is not allowed (MED-007). */
export function fileTypeOf(name: string): FileType | null {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return allFileTypes.find((type) => fileTypes[type].some((one) => one === ending)) ?? null
}

/** The current filters plus those needed to display files with these names: the most specific one for each file. */
export function filtersThatShow(filters: readonly MediaFilter[], names: readonly string[]): MediaFilter[] {
  const shown: readonly MediaFilter[] = filters.length > 0 ? filters : defaultMediaTypes
  const visible = typesOfFilters(shown)
  const types = names.map(fileTypeOf).filter((type) => type !== null)
  const added = types
    .filter((type) => !visible.includes(type))
    .map((type) => mediaFilters.find((filter) => typesOfFilters([filter]).includes(type)))
  return mediaFilters.filter((filter) => shown.includes(filter) || added.includes(filter))
}

/** Maximum size of a library file: 20 MB, a video 10 GB (MED-011). */
export const mediaLimit_bytes = (type: FileType): number => (type === 'video' ? largestUpload_bytes : uploadLimit_bytes)

export const fileTypeLabels: Readonly<Record<FileType, string>> = {
  docs: 'Document',
  pdf: 'PDF',
  sheets: 'Spreadsheet',
  img: 'Picture',
  audio: 'Audio',
  icon: 'Icon',
  video: 'Video',
  captions: 'Captions',
}

export const mediaFilterLabels: Readonly<Record<MediaFilter, string>> = {
  docs: 'Documents',
  pdf: 'PDF',
  sheets: 'Spreadsheets',
  img: 'Pictures',
  audio: 'Audio',
  video: 'Video',
  captions: 'Captions',
  others: 'Others',
}
