import type { UploadRule } from './check-upload.ts'

const megabyte = 1_048_576

/** Rules for the pictures of a course (BLD-026): one for its cards and page, one for link previews. */
export const coursePictureRules = {
  thumbnail: { types: ['img'], limit_bytes: 8 * megabyte },
  seo_image: { types: ['img'], limit_bytes: 8 * megabyte },
} as const satisfies Record<string, UploadRule>

export type CoursePicture = keyof typeof coursePictureRules
export const coursePictures = Object.keys(coursePictureRules) as [CoursePicture, ...CoursePicture[]]
