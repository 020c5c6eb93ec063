import { get_item_file } from '@portico/shared/contract/learning.ts'

/** Where a learner fetches the file of an item, below the origin of the portal. */
export const itemFilePath = ({
  item_id,
  enrollment_id,
  is_download = false,
}: {
  item_id: number
  enrollment_id: number
  is_download?: boolean
}): string =>
  `/api${get_item_file.path.replace(':id', String(item_id))}?related_id=${enrollment_id}${is_download ? '&download=1' : ''}`
