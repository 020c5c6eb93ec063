/** What the owner of a shared course says of it: the same in every portal that sells it, and edited at the owner's alone. */
export const ownersFields = [
  'title',
  'subtitle',
  'description',
  'outcomes',
  'video',
  'duration_minutes',
  'thumbnail',
  'seo_image',
] as const
