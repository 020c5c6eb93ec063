/** Fields controlled by the owner of a shared course: identical in every portal that sells it, and editable only in the owner's portal. */
export const ownerFields = [
  'title',
  'subtitle',
  'description',
  'outcomes',
  'video',
  'duration_minutes',
  'thumbnail',
  'seo_image',
] as const
