import type { UploadRule } from './check-upload.ts'

const megabyte = 1_048_576

/** Rules for an author's picture (BLD-026), displayed in a circle next to the name. */
export const authorAvatarRule: UploadRule = { types: ['img'], limit_bytes: 4 * megabyte }

/** Rules for the pictures of a course (BLD-026): one for its cards and page, one for link previews. */
export const coursePictureRules = {
  thumbnail: { types: ['img'], limit_bytes: 8 * megabyte },
  seo_image: { types: ['img'], limit_bytes: 8 * megabyte },
} as const satisfies Record<string, UploadRule>

export type CoursePicture = keyof typeof coursePictureRules
export const coursePictures = Object.keys(coursePictureRules) as [CoursePicture, ...CoursePicture[]]

/** Rules for the pictures of a portal; the social one has the size of link previews (CAT-037). */
export const portalImageRules = {
  logo: { types: ['img'], limit_bytes: 2 * megabyte },
  secondary_logo: { types: ['img'], limit_bytes: 2 * megabyte },
  favicon: { types: ['icon', 'img'], limit_bytes: megabyte / 2 },
  default_certificate_logo: { types: ['img'], limit_bytes: 2 * megabyte },
  social_logo: { types: ['img'], limit_bytes: 4 * megabyte, width: 1123, height: 794 },
} as const satisfies Record<string, UploadRule>

export type PortalImage = keyof typeof portalImageRules

/** Pictures displayed to visitors on pages, in a format and width that suits the screen; the others are for browser icons, previews and PDFs. */
export const portalImagesOnPages: readonly PortalImage[] = ['logo', 'secondary_logo']
