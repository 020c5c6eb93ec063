import type { AttachedFile } from '@portico/shared/item-types/attached-file.ts'
import type { AuthoredContent } from '@portico/shared/item-types/authored-content.ts'

/** Returns an assignment's content with another file, or none, and nothing else changed; null if the content is not an assignment's. */
export const withFile = (content: AuthoredContent, file: AttachedFile | null): AuthoredContent | null =>
  content.itemable_type === 'Assignment' ? { ...content, fields: { ...content.fields, file } } : null
