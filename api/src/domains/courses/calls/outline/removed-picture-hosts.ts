import type { AuthoredContent } from '@portico/shared/item-types/authored-content.ts'
import { foreignPictures } from '@portico/shared/rules/text/foreign-pictures.ts'

/** Lists the hosts of pictures that are removed from an item's texts because they are not on the portal. */
export const removedPictureHosts = (content: AuthoredContent | undefined): string[] => [
  ...new Set(
    Object.values(content?.fields ?? {}).flatMap((value) => (typeof value === 'string' ? foreignPictures(value) : [])),
  ),
]
