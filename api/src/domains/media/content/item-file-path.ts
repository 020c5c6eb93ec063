import { get_item_captions, get_item_document, get_item_file } from '@portico/shared/contract/learning/learning.ts'
import { get_free_preview_captions, get_free_preview_file } from '@portico/shared/contract/courses/free-previews.ts'
import {
  preview_item_captions,
  preview_item_document,
  preview_item_file,
} from '@portico/shared/contract/courses/outline-preview.ts'

type Wanted = {
  item_id: number
  is_download?: boolean
  captions?: string
  /** as bytes for the page's own reader */
  reader?: true
  /** selects one of an item's several files */
  file?: string | undefined
}
type Calls = Record<'file' | 'captions' | 'document', { path: string }>
const learners: Calls = { file: get_item_file, captions: get_item_captions, document: get_item_document }
const previews: Calls = { file: preview_item_file, captions: preview_item_captions, document: preview_item_document }

/** Returns the path on the portal's origin where a learner gets an item's file, captions in a language, or document. */
export const itemFilePath = ({ enrollment_id, ...wanted }: Wanted & { enrollment_id: number }): string =>
  pathOf(learners, wanted, `related_id=${enrollment_id}`)

/** Returns the path where staff get the same while previewing a draft. */
export const previewFilePath = ({ course_id, ...wanted }: Wanted & { course_id?: number | undefined }): string =>
  pathOf(previews, wanted, `course_id=${course_id}`)

/** Returns the path where visitors get the file or the captions of a lesson that is open to them. */
export function freePreviewPath({ item_id, is_download = false, captions, file }: Omit<Wanted, 'reader'>): string {
  const { path } = captions === undefined ? get_free_preview_file : get_free_preview_captions
  const place = path.replace(':id', String(item_id)).replace(':language', captions ?? '')
  const query = [is_download ? 'download=1' : '', file ? `file=${file}` : ''].filter(Boolean).join('&')
  return `/api${place}${query ? `?${query}` : ''}`
}

function pathOf(calls: Calls, { item_id, is_download = false, captions, reader, file }: Wanted, of: string): string {
  const { path } = calls[reader ? 'document' : captions === undefined ? 'file' : 'captions']
  const place = path.replace(':id', String(item_id)).replace(':language', captions ?? '')
  return `/api${place}?${of}${is_download ? '&download=1' : ''}${file ? `&file=${file}` : ''}`
}
