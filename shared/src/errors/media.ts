import type { ErrorArea } from './error-area.ts'

// MED-008…010: errors in an uploaded file, with the file's name.
export const mediaErrors = {
  'media.wrong_format': { status: 422, message: 'Wrong Format: {name}' },
  'media.wrong_size': { status: 413, message: 'Wrong Size: {name} ({size})' },
  'media.no_room': {
    status: 507,
    message: 'The server does not have enough space for {name}. Nothing was changed. Please try again later.',
  },
  'media.too_many_pixels': {
    status: 422,
    message: 'Too Many Pixels: {name} ({pixels} million; at most {limit} million)',
  },
  'media.pixels_spent': {
    status: 429,
    message:
      'This portal has reached its limit of large pictures for this hour. Try adding {name} again in {minutes} min.',
  },
  'media.unplayable': {
    status: 422,
    message:
      'Browsers cannot play {name}: {why}. Save it as MP4 with H.264 video and AAC audio, or as WebM, and upload that.',
  },
  'media.no_cues': {
    status: 422,
    message: '{name} has no captions that browsers can show. {why} Write times as 00:01.500 --> 00:04.000.',
  },
  'media.subrip': {
    status: 422,
    message: '{name} holds SubRip (SRT) captions, which browsers cannot show. Save it as WebVTT and upload that.',
  },
  'media.gone': {
    status: 409,
    message: '{name} is no longer in the media library. Choose another file.',
  },
  'media.in_use': {
    status: 409,
    message: 'This file is used in {places}. Remove it there first, or replace it.',
  },
  'media.in_deleted_course': {
    status: 409,
    message: 'This file is used in {places}, whose deletion can still be undone. Try again in two minutes.',
  },
  'media.quota_reached': {
    status: 413,
    message: '{name} does not fit in this portal’s storage limit of {limit}.',
  },
  'media.other_type': {
    status: 422,
    message:
      'Wrong Format: {name}. Replace a file with one of the same type so that everything that uses it still works.',
  },
  'media.already_kept': {
    status: 409,
    message: 'The library already has this file as {name}.',
  },
  'media.wrong_dimensions': { status: 422, message: 'Wrong Dimensions: the image must be {width} × {height}' },
} as const satisfies ErrorArea
