import { get_item_captions, get_item_file } from '@portico/shared/contract/learning.ts'
import { preview_item_captions, preview_item_file } from '@portico/shared/contract/outline-preview.ts'

/** Where a learner fetches the file of an item, or its captions in a language, below the origin of the portal. */
export const itemFilePath = ({
  item_id,
  enrollment_id,
  is_download = false,
  captions,
  file,
}: {
  item_id: number
  enrollment_id: number
  is_download?: boolean
  captions?: string
  /** which one, of an item with several */
  file?: string | undefined
}): string =>
  `/api${pathOf(captions).replace(':id', String(item_id))}?related_id=${enrollment_id}${is_download ? '&download=1' : ''}${file ? `&file=${file}` : ''}`

const pathOf = (captions: string | undefined): string =>
  captions === undefined ? get_item_file.path : get_item_captions.path.replace(':language', captions)

/** Where staff who preview a draft fetch the file of an item of it, or its captions in a language. */
export function previewFilePath({ item_id, course_id, is_download = false, captions, file }: Previewed): string {
  const { path } = captions === undefined ? preview_item_file : preview_item_captions
  const place = path.replace(':id', String(item_id)).replace(':language', captions ?? '')
  return `/api${place}?course_id=${course_id}${is_download ? '&download=1' : ''}${file ? `&file=${file}` : ''}`
}
type Previewed = {
  item_id: number
  course_id?: number | undefined
  is_download?: boolean
  captions?: string
  file?: string | undefined
}
