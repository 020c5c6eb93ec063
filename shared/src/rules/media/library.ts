import { fileTypes, uploadLimit_bytes, type FileType } from './check-upload.ts'

/** The most that one resumable upload may bring: a film, or a SCORM package. */
export const largestUpload_bytes = 10 * 1024 ** 3

/** What the media library shows unless asked otherwise (MED-006). */
export const defaultMediaTypes = ['docs', 'pdf', 'sheets', 'img', 'audio'] as const satisfies readonly FileType[]

/** What its filter offers: the defaults, and `others`: every allowed type beside them (OP-95). */
export const mediaFilters = [...defaultMediaTypes, 'others'] as const
export type MediaFilter = (typeof mediaFilters)[number]

const isDefault = (type: FileType): boolean => defaultMediaTypes.some((one) => one === type)
export const allFileTypes = Object.keys(fileTypes) as FileType[]

/** What a reader of the library may ask for: a filter, or one type alone, as an editor does that takes films only. */
export const materialFilters = [...mediaFilters, 'icon', 'video', 'captions'] as const
export type MaterialFilter = (typeof materialFilters)[number]

/** The types of file that some filters stand for; none chosen means the defaults. */
export const typesOfFilters = (filters: readonly MaterialFilter[]): FileType[] =>
  allFileTypes.filter((type) =>
    filters.length === 0
      ? isDefault(type)
      : filters.some((one) => one === type || (one === 'others' && !isDefault(type))),
  )

/** What a file is by the ending of its name; null for an ending that is not allowed (MED-007). */
export function fileTypeOf(name: string): FileType | null {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  return allFileTypes.find((type) => fileTypes[type].some((one) => one === ending)) ?? null
}

/** The filters under which files of these names are shown beside what is shown already. */
export function filtersThatShow(filters: readonly MediaFilter[], names: readonly string[]): MediaFilter[] {
  const shown: readonly MediaFilter[] = filters.length > 0 ? filters : defaultMediaTypes
  const types = names.map(fileTypeOf).filter((type) => type !== null)
  return mediaFilters.filter(
    (filter) => shown.includes(filter) || types.some((type) => typesOfFilters([filter]).includes(type)),
  )
}

/** How large a file of the library may be: 20 MB, a film 10 GB (MED-011). */
export const mediaLimit_bytes = (type: FileType): number => (type === 'video' ? largestUpload_bytes : uploadLimit_bytes)

/** How people read each type. */
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
  others: 'Others',
}
