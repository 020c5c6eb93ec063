import type { UploadRule } from './check-upload.ts'

/** Rules for an author's picture (BLD-026), displayed in a circle next to the name. */
export const authorAvatarRule: UploadRule = { types: ['img'], limit_bytes: 4 * 1_048_576 }
