import type { UploadRule } from './check-upload.ts'

/** What the picture of an author may be (BLD-026): shown in a circle beside the name. */
export const authorAvatarRule: UploadRule = { types: ['img'], limit_bytes: 4 * 1_048_576 }
