import * as v from 'valibot'
import { itemBase } from './item-base.ts'
import type { ItemTypeDeclaration } from './item-type-declaration.ts'

/** A video of a video provider, or of the portal's own. */
export const video = {
  label: 'Video',
  icon: 'video',
  is_graded: false,
  finished_by: 'learner',
  may_be_free_preview: true,
  teaches: true,
  segment: null,
  unready: 'no link or file',
  other_names: [],
  item: v.object({
    ...itemBase,
    itemable_type: v.literal('Video'),
    provider: v.nullable(v.picklist(['youtube', 'vimeo'])),
    video_id: v.nullable(v.string()),
    link: v.string(),
    /** URL of its own file (get_item_file); empty if the video is hosted elsewhere */ file: v.string(),
    /** URL of the poster picture of its own file; empty if there is none */ poster: v.string(),
    /** captions of its own file (get_item_captions) */
    captions: v.array(v.object({ language: v.string(), src: v.string() })),
    transcript: v.string(),
    /** seconds from the start where the learner stopped, on any device; 0 for the start */ place_s: v.number(),
    /** how much of it the learner has played; null until known */ watched_percent: v.nullable(v.number()),
  }),
} satisfies ItemTypeDeclaration<'Video'>
